import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { DraftCart } from './query.ts';
import { totalsRows } from './totals-rows.ts';

const t = ((key: string) => key) as unknown as TFunction<['drafts', 'order']>;
const format = { money: (minor: unknown) => String(minor), number: String };

const rows = (isTaxIncluded: boolean, fields: Partial<DraftCart> = {}): string[] => {
  const cart = {
    region: { currency_code: 'eur' },
    items: [
      { quantity: 2, includes_tax: isTaxIncluded },
      { quantity: 1, includes_tax: false },
    ],
    discounts: [],
    shipping_methods: [],
    subtotal: 8903,
    discount_total: 0,
    shipping_total: 0,
    tax_total: 1558,
    gift_card_total: 0,
    total: 10_461,
    ...fields,
  } as unknown as DraftCart;
  return totalsRows(cart, t, format).map(({ label, value }) => `${label} ${value}`);
};

test('where prices include tax, the sum of the items says that it excludes tax', () => {
  expect(rows(true)).toEqual([
    'order:money.itemsNet 8903',
    'order:money.taxPlain 1558',
    'order:money.total 10461',
  ]);
  expect(rows(false)[0]).toBe('order:money.items 8903');
});

test('discounts, shipping and gift cards have lines of their own', () => {
  const fields = { discount_total: 100, shipping_total: 500, gift_card_total: 250 };
  expect(rows(false, fields).slice(1, -1)).toEqual([
    'order:money.adjustment -100',
    'order:money.shippingPlain 500',
    'order:money.taxPlain 1558',
    'order:money.giftCards -250',
  ]);
});
