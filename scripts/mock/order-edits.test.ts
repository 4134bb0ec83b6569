import { beforeEach, expect, test } from 'vitest';
import { idOf, rows, startJourney } from './journey.ts';
import type { Journey } from './journey.ts';
import type { Row } from './pool.ts';

const EDITS = '/admin/order-edits';

let store: Journey;
let order: Row;
let edit: Row;
let path: string;

const begin = (): Row => store.post(EDITS, { order_id: idOf(order) });
const lines = (): Row[] => rows(store.get(path), 'items');
const variantId = (): string => idOf(store.list('/admin/variants?limit=1')[0]);

beforeEach(() => {
  store = startJourney();
  const edited = new Set(store.list(EDITS).map((one) => one['order_id']));
  const open = store
    .list('/admin/orders?limit=100')
    .find(
      (one) =>
        one['fulfillment_status'] === 'not_fulfilled' &&
        one['status'] === 'pending' &&
        !edited.has(one['id']),
    );
  order = store.get(`/admin/orders/${idOf(open)}`);
  edit = begin();
  path = `${EDITS}/${idOf(edit)}`;
});

test('a new edit has the order’s items and totals', () => {
  const { subtotal, tax_total: tax, total } = order;
  expect(edit).toMatchObject({
    status: 'created',
    changes: [],
    difference_due: 0,
    subtotal,
    total,
  });
  expect(edit['tax_total']).toBe(tax);
  expect(rows(edit, 'items').map((one) => one['original_item_id'])).toEqual(
    rows(order, 'items').map((one) => one['id']),
  );
  expect(store.get(path)).toEqual(edit);
  expect(idOf(store.list(`${EDITS}?order_id=${idOf(order)}`)[0])).toBe(edit['id']);
  expect(store.refused('POST', EDITS, { order_id: idOf(order) })).toEqual([
    400,
    `An active order edit already exists for the order ${idOf(order)}`,
  ]);
});

test('lines are added, changed and removed', () => {
  const [first = {}, second = {}] = rows(edit, 'items');
  const added = store.post(`${path}/items`, { variant_id: variantId(), quantity: 2 });
  const made = rows(added, 'items').at(-1) ?? {};
  const price = Number(made['unit_price']) * 2;
  expect(price).toBeGreaterThan(0);
  expect(added).toMatchObject({
    difference_due: price,
    changes: [{ type: 'item_add', line_item_id: made['id'], original_line_item_id: null }],
  });

  const more = Number(first['quantity']) * 3;
  const changed = store.post(`${path}/items/${idOf(first)}`, { quantity: more });
  expect(rows(changed, 'changes')).toMatchObject([
    { type: 'item_add' },
    { type: 'item_update', original_line_item: { id: first['original_item_id'] } },
  ]);
  expect(changed['difference_due']).toBe(price + Number(first['total']) * 2);
  store.post(`${path}/items/${idOf(first)}`, { quantity: more + 1 });
  expect(rows(store.get(path), 'changes')).toHaveLength(2);

  store.remove(`${path}/items/${idOf(second)}`);
  expect(lines().map(idOf)).toEqual([idOf(first), idOf(made)]);
  expect(rows(store.get(path), 'changes').at(-1)).toMatchObject({
    type: 'item_remove',
    line_item_id: null,
    original_line_item: { title: second['title'] },
  });
  expect(store.refused('POST', `${path}/items/item_none`, { quantity: 1 })).toEqual([
    400,
    `Invalid line item id item_none it does not belong to the same order edit ${idOf(order)}.`,
  ]);

  const [undone] = rows(store.get(path), 'changes');
  const gone = store.remove(`${path}/changes/${idOf(undone)}`);
  expect(gone).toMatchObject({ id: undone?.['id'], deleted: true });
  expect(lines().map(idOf)).toEqual([idOf(first)]);
});

test('a confirmed edit changes the order', () => {
  const [first = {}, ...others] = rows(edit, 'items');
  expect(store.refused('POST', `${path}/request`)).toEqual([
    400,
    'Cannot request a confirmation on an edit with no changes',
  ]);
  store.post(`${path}/items/${idOf(first)}`, { quantity: Number(first['quantity']) + 1 });
  const asked = store.post(`${path}/request`);
  expect(asked).toMatchObject({
    status: 'requested',
    payment_collection: { status: 'not_paid', amount: asked['difference_due'] },
  });
  expect(asked['requested_by']).toBeTruthy();
  expect(store.refused('DELETE', path)).toEqual([
    400,
    'Cannot delete order edit with status requested',
  ]);

  expect(store.post(`${path}/confirm`)).toMatchObject({ status: 'confirmed' });
  const after = store.get(`/admin/orders/${idOf(order)}`);
  expect(after['total']).toBe(asked['total']);
  expect(rows(after, 'items').map(idOf)).toEqual([first, ...others].map(idOf));
  expect(rows(after, 'items')[0]).toMatchObject({ quantity: Number(first['quantity']) + 1 });
  expect(rows(store.get(path), 'changes')).toMatchObject([
    { original_line_item: { id: first['original_item_id'], quantity: first['quantity'] } },
  ]);
  expect(store.refused('POST', `${path}/cancel`)).toEqual([
    400,
    'Cannot cancel order edit with status confirmed',
  ]);
  const items = [{ item_id: idOf(first), quantity: 1 }];
  store.post(`/admin/orders/${idOf(order)}/fulfillment`, { items });
  expect(rows(store.get(path), 'changes')).toMatchObject([
    { original_line_item: { id: first['original_item_id'] } },
  ]);
  expect(idOf(begin())).not.toBe(edit['id']);
});

test('a canceled edit leaves the order, and ends', () => {
  const item = { variant_id: variantId(), quantity: 1 };
  store.post(`${path}/items`, item);
  expect(store.post(`${path}/cancel`)).toMatchObject({ status: 'canceled' });
  expect(store.get(`/admin/orders/${idOf(order)}`)['total']).toBe(order['total']);
  expect(store.refused('POST', `${path}/confirm`)).toEqual([
    400,
    'Cannot confirm an order edit with status canceled',
  ]);
  expect(store.refused('POST', `${path}/items`, item)).toEqual([
    400,
    'Can not add an item to the edit with status canceled',
  ]);
  const [line] = lines();
  expect(store.refused('POST', `${path}/items/${idOf(line)}`, { quantity: 9 })).toEqual([
    400,
    `Can not update an item on the order edit ${idOf(edit)} with the status canceled`,
  ]);
});

test('the customer declines a requested edit', () => {
  expect(store.asCustomer('order-edits/decline', idOf(edit))).toMatchObject([
    400,
    { message: 'Cannot decline an order edit with status created.' },
  ]);
  store.post(`${path}/items`, { variant_id: variantId(), quantity: 1 });
  store.post(`${path}/request`);
  expect(store.asCustomer('order-edits/decline', idOf(edit))[0]).toBe(200);
  expect(store.get(path)).toMatchObject({
    status: 'declined',
    declined_by: order['customer_id'],
  });
  expect(store.refused('POST', `${path}/confirm`)).toEqual([
    400,
    'Cannot confirm an order edit with status declined',
  ]);
});

test('an edit that wasn’t requested is deleted', () => {
  expect(store.remove(path)).toMatchObject({ id: edit['id'] });
  expect(store.refused('GET', path)[0]).toBe(404);
  expect(begin()).toMatchObject({ status: 'created' });
});
