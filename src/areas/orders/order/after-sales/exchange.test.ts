import { expect, test } from 'vitest';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import { changesBetween } from '../actions/guard.ts';
import { whyNot } from '../registry/order-actions.ts';
import { fulfillment, item, order, payment } from '../facts/test-order.ts';
import type { Order } from '../query.ts';
import { creatingExchange } from './exchange.ts';
import type { ExchangeSeen, ExchangeSent } from './exchange.ts';
import { exchangeProblem, exchangeSent } from './exchange-values.ts';
import { noAfterSalesValues } from './kinds.ts';
import type { AfterSalesValues } from './kinds.ts';

const paid = payment({ captured_at: '2026-11-03T10:00:00Z' });
const sold = (fields: Partial<Order> = {}): Order =>
  order({
    payments: [paid],
    items: [item({ fulfilled_quantity: 3 })],
    fulfillments: [fulfillment({ shipped_at: '2026-11-03T10:00:00Z' })],
    payment_status: 'captured',
    discounts: [],
    ...fields,
  });
const variant = (unitPrice: number | null): TaxedVariant =>
  ({ id: 'variant_2', unitPrice, includesTax: false, taxRates: [], tiers: [] }) as never;
const prices = new Map([['variant_2', variant(2500)]]);
const values: AfterSalesValues = {
  ...noAfterSalesValues,
  quantities: { item_1: 1 },
  outgoing: [
    {
      variantId: 'variant_2',
      title: 'Lamp',
      variantTitle: '',
      thumbnail: null,
      sku: null,
      quantity: 2,
    },
  ],
};
const choices = { options: [], sendOptions: [], prices, discounted: new Set<string>() };
const sent: ExchangeSent = exchangeSent(sold(), values, choices);

test('only what is paid in full, and nothing of it refunded, can be exchanged', () => {
  expect(whyNot(sold(), 'exchange')).toBeUndefined();
  expect(whyNot(sold({ payment_status: 'awaiting' }), 'exchange')).toBe('exchangeUnpaid');
  const refunded = { ...paid, amount_refunded: 100 };
  expect(
    whyNot(sold({ payment_status: 'partially_refunded', payments: [refunded] }), 'exchange'),
  ).toBe('exchangeRefunded');
  expect(whyNot(sold({ items: [item()] }), 'exchange')).toBe('nothingToReturn');
});

test.each<[string, Partial<AfterSalesValues>, string | undefined]>([
  ['all is there', {}, undefined],
  ['nothing comes back', { quantities: {} }, 'nothing'],
  ['more than there is comes back', { quantities: { item_1: 4 } }, 'units'],
  ['nothing is sent', { outgoing: [] }, 'noneSent'],
  [
    'no number of it is sent',
    { outgoing: values.outgoing.map((one) => ({ ...one, quantity: null })) },
    'sentUnits',
  ],
  ['shipping without a price', { sendOption: 'so_1', sendPrice: null }, 'sendPrice'],
  ['shipping at its own price', { sendOption: 'so_1' }, undefined],
])('%s', (_name, changed, problem) => {
  expect(exchangeProblem(sold(), { ...values, ...changed }, prices)).toBe(problem);
});

test('without a price nothing is sent', () => {
  expect(exchangeProblem(sold(), values, undefined)).toBe('sentPrices');
  expect(exchangeProblem(sold(), values, new Map([['variant_2', variant(null)]]))).toBe(
    'sentPrices',
  );
});

test('another price than the person saw is a change; the same one is none', () => {
  const seen = creatingExchange.facts(sold(), sent);
  const read = (unitPrice: number): ExchangeSeen => ({
    ...sold(),
    prices: new Map([['variant_2', variant(unitPrice)]]),
  });
  expect(changesBetween(seen, creatingExchange.facts(read(2500), sent))).toEqual([]);
  expect(changesBetween(seen, creatingExchange.facts(read(2600), sent))).toMatchObject([
    { before: { name: 'Lamp', value: 2500 }, after: { value: 2600 } },
  ]);
});

test('it has happened when there is a new exchange of the same items', () => {
  const swap = (id: string, units: number): Order['swaps'] =>
    [
      {
        id,
        additional_items: [{ variant_id: 'variant_2', quantity: 2 }],
        return_order: { items: [{ item_id: 'item_1', quantity: units }] },
      },
    ] as unknown as Order['swaps'];
  const now = sold({ swaps: swap('swap_1', 1) });
  expect(creatingExchange.hasHappened(sold(), now, sent)).toBe(true);
  expect(creatingExchange.hasHappened(now, now, sent)).toBe(false);
  expect(creatingExchange.hasHappened(sold(), sold({ swaps: swap('swap_1', 2) }), sent)).toBe(
    false,
  );
});
