import { expect, test } from 'vitest';
import { itemRefusalText } from './item-refusal.ts';

const t = ((key: string) => key) as never;

test.each([
  [
    'insufficient_inventory',
    'Variant with id: variant_01 does not have the required inventory',
    'cart.notEnough',
  ],
  [undefined, 'Cannot generate line item for variant "S" without a price', 'cart.noPrice'],
  [undefined, 'The region is closed', 'The region is closed'],
])('%s, “%s” is said as %s', (code, serverMessage, said) => {
  expect(itemRefusalText({ code, serverMessage }, t)).toBe(said);
});
