import { expect, test } from 'vitest';
import type { StoreProductResponse } from '#generated/store/store.schemas.ts';
import { availableIn, pricedIn } from './answers.ts';

const answer = {
  product: {
    variants: [
      { id: 'free', calculated_price: 0, purchasable: true },
      { id: 'none', calculated_price: null, purchasable: false },
    ],
  },
} as unknown as StoreProductResponse;

test('a price of nothing is a price; no price is none', () => {
  expect(pricedIn(answer)).toEqual(['free']);
});

test('what cannot be purchased is not available', () => {
  expect(availableIn(answer)).toEqual(['free']);
});
