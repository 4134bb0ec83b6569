import { expect, test } from 'vitest';
import { bundleCore } from '../contract/bundle.ts';
import { eachOperation, type Json, type Located } from '../contract/document.ts';
import { createValidator } from '../contract/validate.ts';
import { createMemory } from './memory.ts';
import type { MockAnswer } from './memory.ts';
import { keyOf, isRow } from './pool.ts';
import type { Row } from './pool.ts';

const document = await bundleCore('admin');
const validator = createValidator(document);
const memory = createMemory(document);
const reads = eachOperation(document).filter(({ method }) => method === 'get');

const read = (path: string, query = ''): MockAnswer | undefined =>
  memory.answer({ method: 'GET', path, query: new URLSearchParams(query), body: undefined });

function problemsOf({ operation }: Located, answer: MockAnswer): string[] {
  const { status, mediaType, value } = answer;
  const found = validator.answer(operation.operationId, status, mediaType, value);
  return found.map(({ at, problem }) => `${operation.operationId}${at} ${problem}`);
}

/** Rows of the first list in an answer. */
function rowsOf({ value }: MockAnswer): Json[] {
  if (!isRow(value)) return [];
  return Object.values(value).find((one) => Array.isArray(one)) ?? [];
}

const NOTHING: MockAnswer = { status: 500, mediaType: '', value: {} };

const lists = reads.flatMap((one) => {
  const answer = one.path.includes('{') ? undefined : read(one.path);
  return answer ? [{ one, answer }] : [];
});

test('the memory answers most lists, and as the contract says', () => {
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.flatMap(({ one, answer }) => problemsOf(one, answer))).toEqual([]);
});

test('each record of a list is read by its id as the contract says', () => {
  const problems = lists.flatMap(({ one, answer }) => {
    const record = reads.find(({ path }) => path === `${one.path}/{id}`);
    if (!record) return [];
    return rowsOf(answer).flatMap((row) => {
      const id = isRow(row) ? (keyOf(row) ?? '') : '';
      const found = read(`${one.path}/${id}`);
      return found?.status === 200 ? problemsOf(record, found) : [`${one.path}/${id} is not there`];
    });
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('a list has the relations that are expanded, and a record lists its own', () => {
  const products = rowsOf(read('/admin/products', 'expand=variants') ?? NOTHING).filter(isRow);
  const whole = products.find(({ variants }) => [variants ?? []].flat().length > 0);
  const variants = [whole?.['variants'] ?? []].flat().filter(isRow);
  expect(variants.length).toBeGreaterThan(0);
  const own = read(`/admin/products/${whole && keyOf(whole)}/variants`, 'limit=100') ?? NOTHING;
  expect(rowsOf(own).map((one) => isRow(one) && keyOf(one))).toEqual(variants.map(keyOf));
  const operation = reads.find(({ path }) => path === '/admin/products/{id}/variants');
  expect(operation && problemsOf(operation, own)).toEqual([]);
});

test('an empty search finds all, a senseless one nothing', () => {
  const all = lists.find(({ one }) => one.operation.operationId === 'listOrders')?.answer;
  expect(all && rowsOf(all).length).toBeGreaterThan(5);
  const none = read('/admin/orders', 'q=no-such-text-anywhere');
  expect(none && rowsOf(none)).toEqual([]);
});

test('an order is paid, fulfilled, shipped, completed and archived as the contract says', () => {
  const store = createMemory(document);
  const ask = (method: string, path: string, body?: Json): MockAnswer | undefined =>
    store.answer({ method, path, query: new URLSearchParams(), body });
  const recordIn = (answer: MockAnswer | undefined): Row =>
    isRow(answer?.value) && isRow(answer.value['order']) ? answer.value['order'] : {};
  const all = ask('GET', '/admin/orders');
  const open = (all ? rowsOf(all) : []).filter(isRow).find((row) => {
    return row['fulfillment_status'] === 'not_fulfilled' && row['payment_status'] === 'awaiting';
  });
  const path = `/admin/orders/${String(open?.['id'])}`;
  const act = (operationId: string, action: string, body?: Json): Row => {
    const answer = ask('POST', `${path}/${action}`, body);
    const { status = 0, mediaType = '', value = null } = answer ?? {};
    expect(validator.answer(operationId, status, mediaType, value)).toEqual([]);
    return recordIn(answer);
  };
  const rows = (row: Row, name: string): Row[] => [row[name] ?? []].flat().filter(isRow);

  expect(act('captureOrder', 'capture')).toMatchObject({ payment_status: 'captured' });
  const given = { amount: 100, reason: 'discount' };
  const refunded = act('refundOrder', 'refund', given);
  expect(refunded).toMatchObject({ payment_status: 'partially_refunded', refunded_total: 100 });
  expect(rows(refunded, 'refunds')).toMatchObject([given]);
  const paidBack = rows(refunded, 'payments').map((one) => Number(one['amount_refunded']));
  expect(paidBack.reduce((sum, one) => sum + one, 0)).toBe(100);
  const items = rows(recordIn(ask('GET', path)), 'items').map(({ id = '', quantity = 0 }) => ({
    item_id: id,
    quantity,
  }));
  const [first = null, ...others] = items;
  expect(act('createOrderFulfillment', 'fulfillment', { items: [first] })).toMatchObject({
    fulfillment_status: others.length > 0 ? 'partially_fulfilled' : 'fulfilled',
  });
  const packed = act('createOrderFulfillment', 'fulfillment', { items: others });
  expect(packed).toMatchObject({ fulfillment_status: 'fulfilled' });
  const parcels = rows(packed, 'fulfillments').map(({ id = null }) => id);
  expect(new Set(parcels).size).toBe(2);
  for (const parcel of parcels) {
    act('createOrderShipment', 'shipment', { fulfillment_id: parcel, tracking_numbers: ['T1'] });
  }
  const shipped = recordIn(ask('GET', path));
  expect(shipped).toMatchObject({ fulfillment_status: 'shipped' });
  expect(rows(shipped, 'fulfillments')).toMatchObject([
    { tracking_links: [{ tracking_number: 'T1' }] },
    { tracking_links: [{ tracking_number: 'T1' }] },
  ]);
  for (const item of rows(shipped, 'items')) {
    expect(item['shipped_quantity']).toBe(item['quantity']);
    expect(item['title']).toBeTruthy();
  }
  expect(act('completeOrder', 'complete')).toMatchObject({ status: 'completed' });
  expect(act('archiveOrder', 'archive')).toMatchObject({ status: 'archived' });
});
