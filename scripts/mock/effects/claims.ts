import type { Row } from '../pool.ts';
import { newItem, newShipping, refunded, refundFor } from './amounts.ts';
import { idOf, numberIn, rowIn, rowsIn, timesOf } from './asked.ts';
import type { Asked, Effect } from './asked.ts';
import { newReturn, soldIn } from './returns.ts';

function claimed(order: Row, asked: Asked, claim: string): Row[] {
  return rowsIn(asked.body['claim_items']).map((one) => {
    const id = asked.newId('citm');
    const item = soldIn(order).find((sold) => sold['id'] === one['item_id']) ?? {};
    return {
      id,
      ...timesOf(asked),
      claim_order_id: claim,
      item_id: item['id'] ?? null,
      item: idOf(item),
      variant_id: item['variant_id'] ?? null,
      quantity: one['quantity'] ?? 0,
      reason: one['reason'] ?? 'other',
      note: one['note'] ?? null,
      deleted_at: null,
      metadata: null,
      images: [one['images'] ?? []].flat().map((url) => newImage(asked, id, url)),
      tags: [one['tags'] ?? []].flat().map((value) => newTag(asked, value)),
    };
  });
}

const newImage = (asked: Asked, item: Row[string], url: Row[string]): Row => ({
  id: asked.newId('cimg'),
  ...timesOf(asked),
  claim_item_id: item,
  url,
  deleted_at: null,
  metadata: null,
});

const newTag = (asked: Asked, value: Row[string]): Row => ({
  id: asked.newId('ctag'),
  ...timesOf(asked),
  value,
  deleted_at: null,
  metadata: null,
});

function addressFor(order: Row, asked: Asked): Row {
  const { shipping_address: given } = asked.body;
  if (given === undefined) return rowIn(order['shipping_address']);
  return { id: asked.newId('addr'), ...timesOf(asked), ...rowIn(given), customer_id: null };
}

export const createClaim: Effect = (order, asked) => {
  const { body } = asked;
  const id = asked.newId('claim');
  const isRefund = body['type'] === 'refund';
  const items = claimed(order, asked, id);
  const worth = rowsIn(body['claim_items']).reduce((sum, one) => {
    const item = soldIn(order).find((sold) => sold['id'] === one['item_id']) ?? {};
    return sum + Math.round(refundFor(item, numberIn(one, 'quantity')));
  }, 0);
  const refund = isRefund ? Number(body['refund_amount'] ?? worth) : null;
  const hasReturn = body['return_shipping'] !== undefined;
  const address = addressFor(order, asked);
  const region = asked.read(order['region_id']);
  const owner = { claim_order_id: id };
  asked.put({
    id,
    ...timesOf(asked),
    order_id: order['id'] ?? null,
    type: body['type'] ?? 'replace',
    payment_status: isRefund ? 'refunded' : 'na',
    fulfillment_status: 'not_fulfilled',
    refund_amount: refund,
    shipping_address_id: address['id'] ?? null,
    shipping_address: address,
    canceled_at: null,
    deleted_at: null,
    no_notification: body['no_notification'] ?? order['no_notification'] ?? null,
    idempotency_key: null,
    metadata: body['metadata'] ?? null,
    claim_items: items,
    additional_items: rowsIn(body['additional_items']).map((one) =>
      newItem(asked, one, region, owner),
    ),
    fulfillments: [],
    shipping_methods: rowsIn(body['shipping_methods']).map((one) => newShipping(asked, one, owner)),
    return_order: hasReturn
      ? newReturn(order, asked, {
          items: rowsIn(body['claim_items']).map(({ item_id: item = null, quantity = 0 }) => ({
            item_id: item,
            quantity,
          })),
          shipping: body['return_shipping'],
          refund: refund ?? undefined,
          location: body['return_location_id'],
          owner,
        })
      : null,
  });
  return refund ? refunded(order, asked, { amount: refund, reason: 'claim' }) : {};
};

/** Tags and pictures with an id stay, the others are new. */
export const updateClaim: Effect = (claim, asked) => {
  const { body } = asked;
  const { claim_items: said, shipping_methods: shipping, ...rest } = body;
  const changes = new Map(rowsIn(said).map((one) => [one['id'], one]));
  const items = rowsIn(claim['claim_items']).map((one) => {
    const { images, tags, ...own } = changes.get(one['id']) ?? {};
    const id = one['id'] ?? null;
    const isNew = ({ id: known }: Row): boolean => known === undefined;
    const pictures = rowsIn(images).map((picture) =>
      isNew(picture) ? newImage(asked, id, picture['url'] ?? '') : picture,
    );
    const kept = new Set(pictures.map((picture) => picture['id']));
    for (const picture of images === undefined ? [] : rowsIn(one['images'])) {
      if (!kept.has(picture['id'])) asked.remove(picture['id']);
    }
    const words = rowsIn(tags).map((tag) => (isNew(tag) ? newTag(asked, tag['value'] ?? '') : tag));
    return {
      ...idOf(one),
      ...own,
      ...(images === undefined ? {} : { images: pictures }),
      ...(tags === undefined ? {} : { tags: words }),
    };
  });
  const known = rowsIn(claim['shipping_methods']);
  const added = rowsIn(shipping).filter((one) => one['id'] === undefined);
  const owner = { claim_order_id: claim['id'] ?? null };
  asked.put({ ...idOf(claim), claim_items: items });
  return {
    ...rest,
    shipping_methods: [...known.map(idOf), ...added.map((one) => newShipping(asked, one, owner))],
  };
};

export const cancelClaim: Effect = (_claim, { now }) => ({
  fulfillment_status: 'canceled',
  canceled_at: now,
});
