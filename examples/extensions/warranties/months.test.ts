import { expect, test } from 'vitest';
import extension from './index.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import { coveredUntil, monthsOf } from './months.ts';

test('a product’s months are a field of the extension, in two languages', () => {
  const [field] = extension.fields ?? [];
  expect(field).toMatchObject({ on: 'product', name: 'warranty_months', kind: 'number' });
  expect([en, de].map(({ length, lengthHint }) => [length, lengthHint])).toEqual([
    ['Warranty in months', 'Leave blank for no warranty.'],
    ['Garantie in Monaten', 'Leer lassen, wenn es keine Garantie gibt.'],
  ]);
  expect(monthsOf({ warranty_months: 24 })).toBe(24);
  expect([null, {}, { warranty_months: 'many' }].map(monthsOf)).toEqual([0, 0, 0]);
});

test('a warranty ends on the same day, or with the month', () => {
  const endOf = (months: number, bought: Date): string => coveredUntil(months, bought).toString();
  expect(endOf(24, new Date(2026, 10, 3))).toBe(new Date(2028, 10, 3).toString());
  expect(endOf(3, new Date(2026, 10, 30))).toBe(new Date(2027, 1, 28).toString());
});
