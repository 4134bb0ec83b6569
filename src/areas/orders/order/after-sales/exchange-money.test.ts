import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../query.ts';
import { exchangeMoney } from './exchange-money.ts';
import type { ReturnedItem } from './return-money.ts';

const PRICE = 1999;

interface Sale {
  rate: number;
  includesTax?: boolean;
  rule?: { type: string; value: number; allocation: string };
  /** Discount on the first item (3 units) and the second (2 units) */
  off?: [number, number];
}

/** Measured against the server: three and two units bought, some returned. */
function difference(
  { rate, includesTax = false, rule, off = [0, 0] }: Sale,
  [first, second]: [number, number],
  units: [number, number],
) {
  const item = (id: string, quantity: number, amount: number): ReturnedItem => ({
    id,
    quantity,
    unit_price: PRICE,
    includes_tax: includesTax,
    allow_discounts: true,
    adjustments: amount === 0 ? [] : [{ amount, discount_id: 'disc_1' }],
    tax_lines: [{ rate }],
  });
  const sent = (count: number) => ({
    units: count,
    unitPrice: PRICE,
    includesTax,
    rates: [{ rate }],
    isDiscounted: true,
  });
  return exchangeMoney({
    discounts: (rule ? [{ id: 'disc_1', rule }] : []) as unknown as Order['discounts'],
    returned: [
      { item: item('item_1', 3, off[0]), units: first },
      { item: item('item_2', 2, off[1]), units: second },
    ],
    returnShipping: { price: 417, includesTax, rates: [{ rate }] },
    sent: units.map(sent),
    shipping: { price: 333, includesTax, rates: [{ rate }] },
  });
}

const percent = { type: 'percentage', value: 15, allocation: 'total' };
const each = { type: 'fixed', value: 333, allocation: 'item' };
const all = { type: 'fixed', value: 1000, allocation: 'total' };

test.each<[string, Sale, [number, number], [number, number], number]>([
  ['euro', { rate: 21 }, [1, 1], [1, 3], 5745],
  ['euro, all of an item comes back', { rate: 21 }, [3, 1], [1, 3], 908],
  ['euro, 15 % off', { rate: 21, rule: percent, off: [900, 600] }, [1, 1], [1, 3], 6108],
  ['euro, off each', { rate: 21, rule: each, off: [999, 666] }, [1, 1], [1, 3], 6149],
  ['euro, off all', { rate: 21, rule: all, off: [600, 400] }, [1, 1], [1, 3], 5745],
  ['pound', { rate: 20 }, [1, 1], [1, 3], 5697],
  ['yen, 15 % off', { rate: 10, rule: percent, off: [900, 600] }, [1, 1], [1, 3], 5553],
  ['dinar', { rate: 0 }, [3, 1], [1, 3], 750],
  ['euro, with tax', { rate: 21, includesTax: true }, [1, 2], [1, 3], 2837],
  ['euro, with tax, money back', { rate: 21, includesTax: true }, [2, 2], [1, 1], -3160],
])('%s: as the server came to', (_name, sale, back, units, due) => {
  expect(difference(sale, back, units).total).toBe(due);
});

test('the parts add up, whatever is exchanged', () => {
  fc.assert(
    fc.property(
      fc.record({
        rate: fc.constantFrom(0, 8.25, 10, 20, 21),
        includesTax: fc.boolean(),
        rule: fc.constantFrom(percent, each, all),
        off: fc.tuple(fc.nat(3 * PRICE), fc.nat(2 * PRICE)),
      }),
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
      (sale, back, units) => {
        const { total, ...parts } = difference(sale, back, units);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Object.values(parts).every(Number.isSafeInteger)).toBe(true);
      },
    ),
  );
});

test('what comes back in part takes its whole discount with it', () => {
  const sale = { rate: 0, rule: percent, off: [900, 600] as [number, number] };
  expect(difference(sale, [1, 1], [1, 1])).toMatchObject({
    returned: -2 * PRICE,
    returnedDiscount: 1500,
    sentDiscount: -600,
  });
});
