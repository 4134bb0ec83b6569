import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderFacts } from './facts.ts';
import type { OrderFacts } from './facts.ts';
import { answer, factsOf, itemAnswer } from './test-orders.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

test('an order becomes numbers and ids', () => {
  expect(factsOf({ currency_code: 'EUR' })).toEqual({
    id: 'order_1',
    number: 7,
    at: Date.parse('2026-11-03T10:00:00.000Z'),
    updatedAt: Date.parse('2026-11-03T10:00:00.000Z'),
    isCanceled: false,
    currency: 'eur',
    channelId: 'sc_1',
    regionId: 'reg_1',
    country: 'nl',
    customerId: 'cus_1',
    total: 12_000,
    giftCards: 0,
    lines: [
      {
        id: 'item_1',
        productId: 'prod_1',
        variantId: 'variant_1',
        isGiftCard: false,
        quantity: 2,
        shipped: 0,
        gross: 10_000,
        discount: 0,
        net: 10_000,
        tax: 2_000,
        taxes: [{ rate: 20, amount: 2_000 }],
      },
    ],
    shipping: [],
    discounts: [],
    payments: [],
    refunds: [],
    returns: [],
    exchanges: [],
    claims: [],
    editIds: [],
  } satisfies OrderFacts);
});

test('nothing of a person is kept', () => {
  const person = {
    first_name: 'Ada',
    last_name: 'Quay',
    address_1: 'Quay 1',
    city: 'Harbour',
    phone: '555',
    country_code: 'NL',
  };
  const kept = JSON.stringify(
    factsOf({
      email: 'ada@example.com',
      customer: { id: 'cus_1', ...person },
      shipping_address: person,
      billing_address: person,
      items: [itemAnswer({ title: 'For Ada' })],
      refunds: [{ id: 'ref_1', amount: 5, reason: 'other', note: 'Ada called' }],
    }),
  );
  expect(kept).not.toMatch(/ada|quay|harbour|555/iu);
  expect(kept).toContain('"country":"nl"');
});

test('the country is the one billed to where nothing is sent', () => {
  expect(factsOf({ shipping_address: null }).country).toBe('be');
  expect(factsOf({ shipping_address: { country_code: '' } }).country).toBe('be');
  expect(factsOf({ shipping_address: null, billing_address: null }).country).toBeNull();
});

test('an order counts as canceled by its status or its date', () => {
  expect(factsOf({ status: 'canceled' }).isCanceled).toBe(true);
  expect(factsOf({ canceled_at: '2026-11-04T10:00:00Z' }).isCanceled).toBe(true);
});

test.each([
  ['date', { created_at: 'yesterday' }],
  ['currency', { currency_code: '' }],
  ['total', { total: undefined }],
  ['whole amounts', { subtotal: 0.5 }],
])('an order without a readable %s has no facts', (_, fields) => {
  expect(orderFacts(answer(fields))).toBeUndefined();
});

test('an order of which relations are missing still has its own amounts', () => {
  const names = ['items', 'payments', 'refunds', 'returns', 'swaps', 'claims', 'discounts'];
  for (const name of [...names, 'shipping_methods']) {
    expect(orderFacts(answer({ [name]: null }))?.total).toBe(12_000);
  }
});

test('a discount that the server rounded once is shared without losing a cent', () => {
  const third = (id: string): object =>
    itemAnswer({ id, quantity: 1, subtotal: 1_000, raw_discount_total: 100 / 3, tax_total: 0 });
  const { lines } = factsOf({
    items: [third('a'), third('b'), third('c')],
    subtotal: 3_000,
    discount_total: 100,
    tax_total: 0,
    total: 2_900,
  });
  expect(lines.map(({ discount }) => discount)).toEqual([34, 33, 33]);
  expect(lines.map(({ net }) => net)).toEqual([966, 967, 967]);
});

test('the first discount that isn’t free shipping counts, and manual ones', () => {
  const { discounts } = factsOf({
    discounts: [
      { id: 'ship', rule: { type: 'free_shipping' } },
      { id: 'first', rule: { type: 'percentage' } },
      { id: 'second', rule: { type: 'fixed' } },
    ],
    items: [
      itemAnswer({
        raw_discount_total: 130,
        adjustments: [
          { discount_id: 'first', amount: 100 },
          { discount_id: 'second', amount: 50 },
          { discount_id: null, amount: 30 },
        ],
      }),
    ],
    discount_total: 130,
    total: 11_870,
  });
  expect(discounts).toEqual([
    { id: 'ship', amount: 0 },
    { id: 'first', amount: 100 },
    { id: 'second', amount: 0 },
    { id: null, amount: 30 },
  ]);
});

test('tax that isn’t due on a gift card’s part is taken off every part', () => {
  const { lines, shipping } = factsOf({
    shipping_methods: [
      { id: 'sm', shipping_option_id: 'so', price: 500, subtotal: 500, tax_total: 100 },
    ],
    shipping_total: 500,
    // 2,100 on items and shipping, 210 of it not due.
    tax_total: 1_890,
    gift_card_total: 1_050,
    total: 10_000 + 500 + 1_890 - 1_050,
  });
  expect([lines[0]?.tax, shipping[0]?.tax]).toEqual([1_800, 90]);
  expect(shipping[0]?.taxes).toEqual([{ rate: 20, amount: 90 }]);
});

test('several rates share the tax of a line', () => {
  const [line] = factsOf({
    items: [itemAnswer({ tax_total: 775, tax_lines: [{ rate: 5.5 }, { rate: 2.25 }] })],
    tax_total: 775,
    total: 10_775,
  }).lines;
  expect(line?.taxes).toEqual([
    { rate: 5.5, amount: 550 },
    { rate: 2.25, amount: 225 },
  ]);
});

test('returns of exchanges and claims are found with the exchange and the claim', () => {
  const back = (id: string, fields: object = {}): object => ({
    id,
    status: 'requested',
    refund_amount: 100,
    created_at: '2026-11-04T10:00:00Z',
    received_at: null,
    swap_id: null,
    claim_order_id: null,
    items: [{ item_id: 'item_1', quantity: 2, received_quantity: null, reason_id: 'size' }],
    ...fields,
  });
  const { returns } = factsOf({
    returns: [back('own')],
    swaps: [{ id: 'swap_1', return_order: back('of_swap', { swap_id: 'swap_1' }) }],
    claims: [
      { id: 'claim_1', return_order: back('of_claim', { claim_order_id: 'claim_1' }) },
      { id: 'claim_2', return_order: null },
    ],
  });
  expect(returns.map(({ id, exchangeId, claimId }) => [id, exchangeId, claimId])).toEqual([
    ['own', null, null],
    ['of_swap', 'swap_1', null],
    ['of_claim', null, 'claim_1'],
  ]);
});

test('a return has the units requested until it arrives, then those that arrived', () => {
  const units = (fields: object): number | undefined =>
    factsOf({
      returns: [{ id: 'ret', items: [{ item_id: 'item_1', quantity: 2, ...fields }], ...fields }],
    }).returns[0]?.lines[0]?.quantity;
  expect(units({ received_at: null, received_quantity: null })).toBe(2);
  expect(units({ received_at: '2026-11-09T10:00:00Z', received_quantity: 1 })).toBe(1);
});

test('edits that left items are named once', () => {
  const items = ['oe_1', 'oe_1', null].map((id, index) =>
    itemAnswer({ id: `item_${index}`, order_edit_id: id }),
  );
  expect(factsOf({ items }).editIds).toEqual(['oe_1']);
});

test('lines and shipping add up to the total, whatever the currency and the way of tax', () => {
  const part = fc.record({
    price: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    percentOff: fc.integer({ min: 0, max: 100 }),
    rate: fc.constantFrom(0, 5.5, 7.75, 10, 21),
    includesTax: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('jpy', 'eur', 'kwd'),
      fc.nat({ max: 30_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (parts, currency, shipping, cardShare) => {
        const items = parts.map(({ price, quantity, percentOff, rate, includesTax }, index) => {
          const unit = includesTax ? Math.round(price / (1 + rate / 100)) : price;
          const subtotal = unit * quantity;
          const off = (subtotal * percentOff) / 100;
          const tax = Math.round(((subtotal - Math.round(off)) * rate) / 100);
          return { id: String(index), quantity, subtotal, off, tax, rate };
        });
        const subtotal = sum(items.map((item) => item.subtotal));
        const discount = Math.round(sum(items.map(({ off }) => off)));
        const tax = sum(items.map((item) => item.tax));
        const before = subtotal - discount + shipping + tax;
        const card = Math.floor(before * cardShare);
        const found = factsOf({
          currency_code: currency,
          items: items.map(({ id, quantity, subtotal, off, tax, rate }) =>
            itemAnswer({
              id,
              quantity,
              subtotal,
              raw_discount_total: off,
              tax_total: tax,
              tax_lines: [{ rate }],
            }),
          ),
          shipping_methods: [
            { id: 'sm', shipping_option_id: 'so', price: shipping, subtotal: shipping },
          ],
          subtotal,
          discount_total: discount,
          shipping_total: shipping,
          tax_total: tax,
          gift_card_total: card,
          total: before - card,
        });
        expect(found.lines.map(({ gross }) => gross)).toEqual(items.map((item) => item.subtotal));
        expect(sum(found.lines.map((line) => line.discount))).toBe(discount);
        const all = [...found.lines, ...found.shipping];
        expect(sum(all.map((each) => each.net + each.tax))).toBe(found.total + found.giftCards);
        for (const { tax: whole, taxes } of all) {
          expect(sum(taxes.map(({ amount }) => amount))).toBe(whole);
        }
      },
    ),
  );
});
