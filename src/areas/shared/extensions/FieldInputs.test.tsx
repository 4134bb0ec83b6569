// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import type { FieldValues } from './field-values.ts';
import { FieldInputs } from './FieldInputs.tsx';

const business = defineExtension({
  name: 'business',
  title: 'Business',
  fields: [
    { on: 'customer', name: 'vat', label: 'VAT', hint: 'Country', kind: 'text' },
    { on: 'customer', name: 'staff', label: 'Employees', kind: 'number' },
    { on: 'customer', name: 'since', label: 'Founded', kind: 'date' },
    { on: 'customer', name: 'exempt', label: 'Exempt', kind: 'switch' },
    {
      on: 'customer',
      name: 'tier',
      label: 'Tier',
      kind: 'select',
      options: [
        { value: 'gold', label: 'Gold' },
        { value: 'gold', label: 'Golden' },
      ],
    },
    { on: 'order', name: 'project', label: 'Project', kind: 'text' },
  ],
});
const plain = defineExtension({ name: 'plain' });

const onChange = vi.fn<(change: FieldValues) => void>();
beforeEach(() => {
  onChange.mockReset();
});

const draw = (values: FieldValues, isChecked = false): unknown =>
  render(
    <InEnglish>
      <ExtensionsContext value={[plain, business]}>
        <FieldInputs
          on="customer"
          values={values}
          isChecked={isChecked}
          onChange={onChange}
          renderGroup={(title, inputs) => (
            <fieldset>
              <legend>{title}</legend>
              {inputs}
            </fieldset>
          )}
        />
      </ExtensionsContext>
    </InEnglish>,
  );

/** A switch has a second one. */
const labels = (): string[] =>
  [...document.querySelectorAll('label')].flatMap(({ textContent }) => textContent || []);
const inputAt = (label: string): HTMLInputElement | null => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  return found ? document.querySelector(`[id="${found.htmlFor}"]`) : null;
};

test('a form has the fields of each extension that adds some, with their values', () => {
  draw({ 'business vat': 'NL1', 'business staff': 40, 'business exempt': true });
  const titles = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Business']);
  expect(labels()).toEqual(['VAT', 'Employees', 'Founded', 'Exempt', 'Tier']);
  expect(document.body.textContent).toContain('Country');
  expect(inputAt('VAT')?.value).toBe('NL1');
  expect(inputAt('Employees')?.value).toBe('40');
  expect(inputAt('Exempt')?.checked).toBe(true);
});

test('two options of one value take no form with them', () => {
  draw({ 'business tier': 'gold' });
  expect(inputAt('Tier')?.value).toBe('Gold');
});

test('a change names its field', () => {
  draw({ 'business vat': 'NL1' });
  act(() => inputAt('Exempt')?.click());
  expect(onChange).toHaveBeenLastCalledWith({ 'business exempt': true });
});

test('a date that can’t be read is marked once the form is checked', () => {
  const values = { 'business since': { typed: '' } };
  draw(values);
  expect(inputAt('Founded')?.getAttribute('aria-invalid')).not.toBe('true');
  draw(values, true);
  expect(inputAt('Founded')?.getAttribute('aria-invalid')).toBe('true');
});
