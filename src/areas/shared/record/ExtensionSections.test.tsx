// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import type { RecordProps } from '#app/extensions/extension.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { ExtensionSections } from './ExtensionSections.tsx';
import { RecordPlaceContext } from './record-place.ts';
import type { RecordPlace } from './record-place.ts';

const place: RecordPlace = {
  id: 'prod_1',
  namespace: 'products',
  list: '',
  back: { to: '/', label: '' },
  sideSkeleton: null,
  isRemoving: false,
  setRemoving: () => undefined,
  onGone: () => undefined,
};

const Months = ({ id, record }: RecordProps<'product'>): ReactNode => (
  <p>
    {record.title} ({id}): 24 months
  </p>
);

const warranties = defineExtension({
  name: 'warranties',
  sections: [
    { on: 'product', title: 'warranty', load: async () => ({ default: Months }) },
    { on: 'order', title: 'claims', load: async () => ({ default: () => <p>No claims</p> }) },
  ],
  title: 'cover',
  fields: [
    { on: 'product', name: 'months', label: 'length', kind: 'number' },
    { on: 'customer', name: 'vat', label: 'vat', kind: 'text' },
  ],
});

const lamp = { id: 'prod_1', title: 'Lamp', metadata: { months: 24 } };

const draw = (namespace: string): unknown =>
  render(
    <InEnglish>
      <ExtensionsContext value={[warranties]}>
        <RecordPlaceContext value={{ ...place, namespace }}>
          <ExtensionSections record={lamp} />
        </RecordPlaceContext>
      </ExtensionsContext>
    </InEnglish>,
  );

const shown = (): string => document.body.textContent ?? '';

test('a record’s page has the sections of its kind, which get the record', async () => {
  draw('products');
  await vi.waitFor(() => expect(shown()).toContain('Lamp (prod_1): 24 months'));
  expect(shown()).not.toContain('No claims');
});

test('a record’s page has a section with the extension’s fields, before its other sections', () => {
  draw('products');
  const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['cover', 'warranty']);
  expect(document.querySelector('dl')?.textContent).toBe('length24');
});

test('other pages have none', () => {
  draw('taxes');
  expect(document.querySelector('section')).toBeNull();
});
