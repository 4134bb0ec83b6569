import { expect, test } from 'vitest';
import { customerName, fullName } from './customer-names.ts';

const ada = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' };

test('a customer is called by the name, and a guest without one by the email address', () => {
  expect(customerName(ada)).toBe('Ada Lovelace');
  expect(customerName({ ...ada, first_name: null })).toBe('Lovelace');
  expect(customerName({ ...ada, first_name: null, last_name: ' ' })).toBe('ada@example.com');
  expect(fullName({ ...ada, first_name: '', last_name: null })).toBeUndefined();
});

test('a damaged record has the name that can be read of it', () => {
  const damaged = { first_name: 7, last_name: { wrong: true }, email: null } as never;
  expect(fullName(damaged)).toBeUndefined();
  expect(customerName(damaged)).toBe('');
  expect(customerName({ ...ada, first_name: ['Ada'] as never })).toBe('Lovelace');
});
