import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundMoney, returnMoney, shippingCost } from './return-money.ts';
import type { ReturnedItem, ReturnedOrder } from './return-money.ts';

const plain: ReturnedOrder = { tax_rate: null, discounts: [] };
const discounted = {
  tax_rate: null,
  discounts: [{ id: 'disc_1', rule: { type: 'percentage' } }],
} as unknown as ReturnedOrder;
const item = (fields: Partial<ReturnedItem> = {}): ReturnedItem => ({
  id: 'item_1',
  quantity: 3,
  unit_price: 1999,
  allow_discounts: true,
  adjustments: [],
  tax_lines: [{ rate: 21 }],
  ...fields,
});

test.each<[string, ReturnedOrder, Partial<ReturnedItem>, number, number]>([
  ['tax comes on top', plain, {}, 2, 3998 + 840],
  ['a price with tax is given back as it was paid', plain, { includes_tax: true }, 2, 3998],
  ['without tax', plain, { tax_lines: [] }, 1, 1999],
  [
    'a discount counts by the unit, rounded',
    discounted,
    { adjustments: [{ amount: 899.55, discount_id: 'disc_1' }] },
    2,
    // 2 × (1999 − 300) and 21 % of it
    3398 + 714,
  ],
  [
    'a discount that was taken off by hand counts too',
    plain,
    { adjustments: [{ amount: 300, discount_id: null }] },
    1,
    1899 + 399,
  ],
  [
    'one that the order no longer has counts for nothing',
    plain,
    { adjustments: [{ amount: 300, discount_id: 'disc_9' }] },
    1,
    1999 + 420,
  ],
  [
    'nor one on what takes no discounts',
    discounted,
    { allow_discounts: false, adjustments: [{ amount: 300, discount_id: 'disc_1' }] },
    1,
    1999 + 420,
  ],
  ['an order of old has one rate', { ...plain, tax_rate: 10 }, { tax_lines: null }, 1, 2199],
  ['each tax is rounded by itself', plain, { tax_lines: [{ rate: 5 }, { rate: 5 }] }, 1, 2199],
])('%s', (_name, order, fields, units, total) => {
  expect(returnMoney(order, [{ item: item(fields), units }], undefined).total).toBe(total);
});

test('free shipping is no discount on items', () => {
  const order = {
    tax_rate: null,
    discounts: [
      { id: 'disc_0', rule: { type: 'free_shipping' } },
      { id: 'disc_1', rule: { type: 'fixed' } },
    ],
  } as unknown as ReturnedOrder;
  const adjustments = [{ amount: 300, discount_id: 'disc_1' }];
  const money = returnMoney(order, [{ item: item({ adjustments }), units: 1 }], undefined);
  expect(money.discount).toBe(-100);
});

test('return shipping is taken off with its tax', () => {
  expect(shippingCost({ price: 400, includesTax: false, rates: [{ rate: 21 }] })).toBe(484);
  expect(shippingCost({ price: 484, includesTax: true, rates: [{ rate: 21 }] })).toBe(484);
  // The server rounds the included tax, then the tax on the rest.
  expect(shippingCost({ price: 400, includesTax: true, rates: [{ rate: 21 }] })).toBe(401);
  const shipping = { price: 4000, includesTax: false, rates: [] };
  expect(returnMoney(plain, [{ item: item(), units: 1 }], shipping)).toMatchObject({
    shipping: -4000,
    total: 2419 - 4000,
  });
});

test('the parts add up, and are whole', () => {
  const rate = fc.record({ rate: fc.constantFrom(0, 5, 7.7, 8.25, 10, 20, 21) });
  const any = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unit_price: fc.nat(5_000_000),
    includes_tax: fc.boolean(),
    tax_lines: fc.array(rate, { maxLength: 3 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 4 }), fc.nat(5000), (all, price) => {
      const returned = all.map(({ off, ...fields }, at) => ({
        item: item({
          ...fields,
          id: `item_${at}`,
          adjustments: [
            { amount: fields.unit_price * fields.quantity * off, discount_id: 'disc_1' },
          ],
        }),
        units: fields.quantity,
      }));
      const shipping = { price, includesTax: false, rates: [{ rate: 21 }] };
      const money = returnMoney(discounted, returned, shipping);
      expect(money.items + money.discount + money.tax + money.shipping).toBe(money.total);
      for (const amount of Object.values(money)) expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

test('all units of an item give back what was paid for them; fewer, or without its totals, their share', () => {
  const sold = item({
    adjustments: [{ amount: 100, discount_id: 'disc_1' }],
    subtotal: 5997,
    discount_total: 100,
    tax_total: 1238,
    total: 7135,
  });
  const of = (one: ReturnedItem, units: number) =>
    refundMoney(discounted, [{ item: one, units }], undefined);
  expect(of(sold, 3)).toEqual({ items: 5997, discount: -100, tax: 1238, shipping: 0, total: 7135 });
  // 99 for three units, each rounded.
  expect(returnMoney(discounted, [{ item: sold, units: 3 }], undefined).discount).toBe(-99);
  expect(of(sold, 2)).toEqual(returnMoney(discounted, [{ item: sold, units: 2 }], undefined));
  const bare = { ...sold, total: null };
  expect(of(bare, 3)).toEqual(returnMoney(discounted, [{ item: bare, units: 3 }], undefined));
});
