import { expect, test } from 'vitest';
import { customerName, fullName } from './customer-names.ts';

const ada = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' };

test('a customer is called by the name, and a guest without one by the email address', () => {
  expect(customerName(ada)).toBe('Ada Lovelace');
  expect(customerName({ ...ada, first_name: null })).toBe('Lovelace');
  expect(customerName({ ...ada, first_name: null, last_name: ' ' })).toBe('ada@example.com');
  expect(fullName({ ...ada, first_name: '', last_name: null })).toBeUndefined();
});
