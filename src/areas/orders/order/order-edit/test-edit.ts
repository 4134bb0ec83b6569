import type { Order, OrderItem } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';
import { item, order } from '../facts/test-order.ts';

type EditItem = OrderEditRecord['items'][number];

/** Nothing packed */
export const orderOfTwo = (fields: Partial<Order> = {}): Order =>
  order({ items: [item(), item({ id: 'item_2', title: 'Hook', quantity: 2 })], ...fields });

/** `of` null makes an added item */
export const copy = (
  of: Pick<OrderItem, 'id' | 'title' | 'quantity'> | null,
  fields: Partial<EditItem> = {},
): EditItem =>
  ({
    ...of,
    id: of ? `copy_of_${of.id}` : 'added_1',
    original_item_id: of?.id ?? null,
    unit_price: 1000,
    ...fields,
  }) as EditItem;

export const editOf = (
  { items }: Pick<Order, 'items'>,
  fields: Partial<OrderEditRecord> = {},
): OrderEditRecord =>
  ({
    id: 'oe_1',
    internal_note: null,
    requested_at: null,
    confirmed_at: null,
    declined_at: null,
    canceled_at: null,
    payment_collection: null,
    changes: [],
    items: items.map((one) => copy(one)),
    ...fields,
  }) as unknown as OrderEditRecord;
