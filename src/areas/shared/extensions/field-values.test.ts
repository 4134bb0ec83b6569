import { expect, test } from 'vitest';
import { defineExtension } from '#app/extensions/extension.ts';
import type { ExtensionField } from '#app/extensions/field.ts';
import {
  changedFieldBody,
  fieldValues,
  fieldsOn,
  hasInvalid,
  newFieldBody,
} from './field-values.ts';

const warranties = defineExtension({
  name: 'warranties',
  fields: [
    { on: 'product', name: 'months', label: 'months', kind: 'number' },
    { on: 'product', name: 'care', label: 'care', kind: 'text' },
    { on: 'product', name: 'fragile', label: 'fragile', kind: 'switch' },
    { on: 'product', name: 'until', label: 'until', kind: 'date' },
    {
      on: 'product',
      name: 'tier',
      label: 'tier',
      kind: 'select',
      options: [{ value: 'gold', label: 'gold' }],
    },
    { on: 'product', name: 'mid_code', label: 'maker', kind: 'text', column: true },
    { on: 'customer', name: 'vat', label: 'vat', kind: 'text' },
  ],
});
const fields = fieldsOn([warranties], 'product');
const valuesOf = (record: object) => fieldValues(fields, record);
const none = valuesOf({});

test('each kind is read from the metadata, or from its column', () => {
  const metadata = { months: '24', care: 5, fragile: true, until: '2026-11-03T00:00:00.000Z' };
  expect(valuesOf({ mid_code: 'NL-1', metadata })).toEqual({
    'warranties months': 24,
    'warranties care': '5',
    'warranties fragile': true,
    'warranties until': '2026-11-03',
    'warranties tier': null,
    'warranties mid_code': 'NL-1',
  });
  expect(valuesOf({ months: 24, metadata: null })).toEqual(none);
});

test('a column has to be one of the contract', () => {
  // @ts-expect-error no such column
  const field: ExtensionField = { on: 'order', name: 'x', label: '', kind: 'text', column: true };
  expect(fieldValues([{ key: 'x', extension: '', field }], { x: 'y' })).toEqual({ x: 'y' });
});

test('a stored value of another kind is kept as text and is invalid', () => {
  const values = valuesOf({ metadata: { months: 'many', until: ['soon'] } });
  expect(values['warranties months']).toEqual({ typed: 'many' });
  expect(values['warranties until']).toEqual({ typed: '["soon"]' });
  expect(hasInvalid(values)).toBe(true);
  expect(hasInvalid(none)).toBe(false);
});

test('only changed fields are sent, so that other entries stay; an emptied entry is removed', () => {
  const before = valuesOf({
    mid_code: 'NL-1',
    metadata: { months: 24, until: 'soon', other: 'kept' },
  });
  expect(changedFieldBody(fields, before, before)).toEqual({});
  const after = {
    ...before,
    'warranties months': null,
    'warranties care': ' Wipe dry ',
    'warranties mid_code': null,
  };
  expect(changedFieldBody(fields, before, after)).toEqual({
    mid_code: null,
    metadata: { months: '', care: 'Wipe dry' },
  });
});

test('a new record gets what was filled in', () => {
  expect(newFieldBody(fields, {})).toEqual({});
  const values = {
    ...none,
    'warranties months': 0,
    'warranties fragile': true,
    'warranties care': ' ',
    'warranties mid_code': 'NL-1',
  };
  expect(newFieldBody(fields, values)).toEqual({
    mid_code: 'NL-1',
    metadata: { months: 0, fragile: true },
  });
});
