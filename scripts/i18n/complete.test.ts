import { expect, test } from 'vitest';
import { withoutOpen } from './complete.ts';

const english = new Map([
  ['navigation.orders', 'Orders'],
  ['navigation.suppliers', 'Suppliers'],
]);
const open = ['app:navigation.suppliers'];

test('a language may lack a text only while it is open', () => {
  const none = withoutOpen('app', english, new Map(), open);
  expect([...none.keys()]).toEqual(['navigation.orders']);
  expect(withoutOpen('other', english, new Map(), open)).toEqual(english);
});

test('a translation of an open text is compared like any other', () => {
  const own = new Map([['navigation.suppliers', 'Lieferanten']]);
  expect(withoutOpen('app', english, own, open)).toEqual(english);
});
