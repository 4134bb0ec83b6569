import { expect, test } from 'vitest';
import type { PriceList } from '../price-list/query.ts';
import { NEW_VALUES, createBody, mistakesIn, updateBody, valuesOf } from './values.ts';

const ZONE = 'Europe/Amsterdam';

const list = {
  id: 'pl_1',
  name: 'Sale',
  description: 'Once',
  type: 'sale',
  status: 'active',
  starts_at: '2026-12-24T08:30:12.345Z',
  ends_at: null,
  includes_tax: false,
  customer_groups: [{ id: 'b' }, { id: 'a' }],
} as unknown as PriceList;

test('dates stand in the form by the reader’s clock, and untouched ones are not sent', () => {
  const values = valuesOf(list, ZONE);
  expect(values).toMatchObject({
    starts_day: '2026-12-24',
    starts_time: '09:30',
    ends_day: null,
    groups: ['a', 'b'],
  });
  expect(updateBody(values, { ...values, name: ' Sales ' }, ZONE)).toEqual({ name: 'Sales' });
  expect(updateBody(values, { ...values, ends_day: '2026-12-31' }, ZONE)).toEqual({
    ends_at: '2026-12-31T22:59:00.000Z',
  });
  expect(updateBody(values, { ...values, starts_day: null, groups: [] }, ZONE)).toEqual({
    starts_at: null,
    customer_groups: [],
  });
});

test('a new price list says nothing of what is open', () => {
  const values = { ...NEW_VALUES, name: ' Sale ', groups: ['a'] };
  expect(createBody(values, ZONE, false)).toEqual({
    name: 'Sale',
    description: '',
    type: 'sale',
    status: 'draft',
    customer_groups: [{ id: 'a' }],
    prices: [],
  });
  expect(createBody({ ...values, includes_tax: true }, ZONE, true)).toMatchObject({
    includes_tax: true,
  });
});

test('what can’t be saved is said at its field', () => {
  expect(mistakesIn(NEW_VALUES, ZONE)).toEqual({ name: 'nameMissing' });
  const values = { ...NEW_VALUES, name: 'Sale', starts_day: '2026-12-24', ends_day: '2026-12-24' };
  expect(mistakesIn(values, ZONE)).toEqual({});
  expect(mistakesIn({ ...values, ends_time: '00:00' }, ZONE)).toEqual({ ends_day: 'endsFirst' });
  expect(mistakesIn({ ...values, starts_day: '', ends_time: '' }, ZONE)).toEqual({
    starts_day: 'dayInvalid',
    ends_time: 'timeMissing',
  });
});
