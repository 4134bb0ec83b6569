import { beforeEach, expect, test } from 'vitest';
import { idOf, rows, startShipped } from './journey.ts';
import type { Journey } from './journey.ts';
import type { Row } from './pool.ts';

let store: Journey;
let order: Row;
let path: string;
let items: Row[];
let variantId: () => string;
let option: () => Row | undefined;

beforeEach(() => {
  ({ store, order, path, items, variantId, option } = startShipped());
});

const oneUnit = (): Row => ({ item_id: idOf(items[0]), quantity: 1 });

test('a replacement is fulfilled, shipped and, without its parcel, canceled', () => {
  const [item = {}] = items;
  const asked = store.post(`${path}/claims`, {
    type: 'replace',
    claim_items: [
      { item_id: idOf(item), quantity: 1, reason: 'wrong_item', note: 'Blue', images: ['/a.svg'] },
    ],
    additional_items: [{ variant_id: variantId(), quantity: 1 }],
    shipping_methods: [{ option_id: idOf(option()), price: 0 }],
    return_shipping: { option_id: idOf(option()), price: 0 },
  });
  const [made = {}] = rows(asked, 'claims');
  expect(made).toMatchObject({
    type: 'replace',
    payment_status: 'na',
    fulfillment_status: 'not_fulfilled',
    shipping_address: { id: idOf(rows(order, 'shipping_address')[0]) },
    claim_items: [{ reason: 'wrong_item', note: 'Blue', images: [{ url: '/a.svg' }] }],
    return_order: { status: 'requested', claim_order_id: made['id'] },
  });
  const address = `${path}/claims/${idOf(made)}`;
  const [claimed] = rows(made, 'claim_items');
  const changed = store.post(address, {
    claim_items: [{ id: idOf(claimed), note: 'Green', images: [], tags: [{ value: 'Color' }] }],
    no_notification: true,
  });
  expect(changed).toMatchObject({
    claims: [{ no_notification: true, claim_items: [{ note: 'Green', images: [] }] }],
  });

  const fulfilled = store.post(`${address}/fulfillments`, {});
  const [parcel] = rows(rows(fulfilled, 'claims')[0] ?? {}, 'fulfillments');
  expect(fulfilled).toMatchObject({
    fulfillment_status: 'shipped',
    claims: [{ fulfillment_status: 'fulfilled', additional_items: [{ fulfilled_quantity: 1 }] }],
  });
  expect(store.refused('POST', `${address}/fulfillments`, {})).toEqual([
    400,
    'The claim has already been fulfilled.',
  ]);
  expect(store.refused('POST', `${address}/cancel`)).toEqual([
    400,
    'All fulfillments must be canceled before the claim can be canceled',
  ]);
  expect(store.post(`${address}/fulfillments/${idOf(parcel)}/cancel`)).toMatchObject({
    claims: [{ fulfillment_status: 'canceled', additional_items: [{ fulfilled_quantity: 0 }] }],
  });
  expect(store.refused('POST', `${address}/cancel`)).toEqual([
    400,
    'Return must be canceled before the claim can be canceled',
  ]);
  const again = rows(store.post(`${address}/fulfillments`, {}), 'claims')[0] ?? {};
  const second = rows(again, 'fulfillments')[1];
  const shipped = store.post(`${address}/shipments`, {
    fulfillment_id: idOf(second),
    tracking_numbers: ['T1'],
  });
  expect(rows(shipped, 'claims')).toMatchObject([
    {
      fulfillment_status: 'shipped',
      additional_items: [{ shipped_quantity: 1 }],
      fulfillments: [{}, { tracking_links: [{ tracking_number: 'T1' }] }],
    },
  ]);
  expect(store.refused('POST', `${address}/fulfillments/${idOf(second)}/cancel`)).toEqual([
    400,
    'The fulfillment has already been shipped. Shipped fulfillments cannot be canceled',
  ]);
});

test('a refund for a claim counts in the order and can’t be canceled', () => {
  const body = { type: 'refund', claim_items: [{ ...oneUnit(), reason: 'other' }] };
  const asked = store.post(`${path}/claims`, { ...body, refund_amount: 150 });
  expect(asked).toMatchObject({
    refunded_total: 150,
    refunds: [{ amount: 150, reason: 'claim' }],
    claims: [{ type: 'refund', payment_status: 'refunded', refund_amount: 150 }],
  });
  const address = `${path}/claims/${idOf(rows(asked, 'claims')[0])}`;
  expect(store.refused('POST', `${address}/cancel`)).toEqual([
    400,
    'Claim with a refund cannot be canceled',
  ]);
  expect(store.refused('POST', `${address}/fulfillments`, {})).toEqual([
    400,
    'Claims with the type "refund" can not be fulfilled.',
  ]);
});

test('a replacement without anything outstanding is canceled for good', () => {
  const claim = {
    type: 'replace',
    claim_items: [{ ...oneUnit(), reason: 'missing_item' }],
    additional_items: [{ variant_id: variantId(), quantity: 1 }],
  };
  const address = `${path}/claims/${idOf(rows(store.post(`${path}/claims`, claim), 'claims')[0])}`;
  expect(store.refused('POST', `${address}/fulfillments`, {})).toEqual([
    400,
    'Cannot fulfill a claim without a shipping method.',
  ]);
  expect(store.post(`${address}/cancel`)).toMatchObject({
    claims: [{ fulfillment_status: 'canceled' }],
  });
  expect(store.refused('POST', `${address}/fulfillments`, {})).toEqual([
    400,
    'Canceled claim cannot be fulfilled',
  ]);
  expect(store.refused('POST', `${path}/claims`, { ...claim, additional_items: [] })).toEqual([
    400,
    'Claims with type "replace" must have at least one additional item.',
  ]);
  expect(store.refused('POST', `${path}/claims`, { ...claim, refund_amount: 1 })).toEqual([
    400,
    'Claim has type "replace" but must be type "refund" to have a refund_amount.',
  ]);
});
