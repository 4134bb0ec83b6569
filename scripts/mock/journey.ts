/** For tests: calls to the mock of the whole contract, each checked against it. */
import { bundleCore } from '../contract/bundle.ts';
import type { Json } from '../contract/document.ts';
import { createValidator } from '../contract/validate.ts';
import { createMemory } from './memory.ts';
import { isRow } from './pool.ts';
import type { Row } from './pool.ts';
import { createRouter } from './router.ts';

const document = await bundleCore('admin');
const validator = createValidator(document);
const find = createRouter(document);

export interface Journey {
  /** The record of the answer. */
  get: (path: string) => Row;
  post: (path: string, body?: Json) => Row;
  remove: (path: string) => Row;
  list: (path: string) => Row[];
  asCustomer: (action: string, id: string) => readonly [number, Row];
  /** The status and the message of a refusal. */
  refused: (method: string, path: string, body?: Json) => readonly [number, Json];
}

export const rows = (row: Row, name: string): Row[] => [row[name] ?? []].flat().filter(isRow);

export const idOf = (row: Row | undefined): string => String(row?.['id']);

export const units = (items: readonly Row[], quantity = 1): Json =>
  items.map((one) => ({ item_id: idOf(one), quantity }));

export function startJourney(): Journey {
  const memory = createMemory(document);
  const answer = (method: string, address: string, body?: Json): { status: number; value: Row } => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://mock');
    const told = memory.answer({ method, path, query, body });
    const { operationId = path } = find(method, path)?.operation ?? {};
    if (!told || !isRow(told.value)) throw new Error(`${operationId} isn’t answered`);
    const problems = validator.answer(operationId, told.status, told.mediaType, told.value);
    if (problems.length > 0) throw new Error(`${operationId}: ${JSON.stringify(problems)}`);
    return { status: told.status, value: told.value };
  };
  const done = (method: string, address: string, body?: Json): Row => {
    const { status, value } = answer(method, address, body);
    if (status !== 200) throw new Error(JSON.stringify(value));
    return value;
  };
  const recordOf = (value: Row): Row => Object.values(value).find((one) => isRow(one)) ?? value;
  return {
    get: (path) => recordOf(done('GET', path)),
    post: (path, body) => recordOf(done('POST', path, body)),
    remove: (path) => recordOf(done('DELETE', path)),
    list: (path) =>
      Object.values(done('GET', path)).flatMap((one) =>
        Array.isArray(one) ? one.filter(isRow) : [],
      ),
    asCustomer: (action, id) => {
      const { status = 0, value = {} } = memory.actAsCustomer(action, id) ?? {};
      return [status, isRow(value) ? value : {}];
    },
    refused: (method, path, body) => {
      const { status, value } = answer(method, path, body);
      return [status, value['message'] ?? null];
    },
  };
}

/** Paid, and without returns, exchanges and claims. */
function shippedOrder(store: Journey): Row {
  const found = store
    .list('/admin/orders?limit=100')
    .map((one) => store.get(`/admin/orders/${idOf(one)}`))
    .find(
      (one) =>
        one['fulfillment_status'] === 'shipped' &&
        one['payment_status'] === 'captured' &&
        one['status'] === 'pending' &&
        ['returns', 'swaps', 'claims'].every((name) => rows(one, name).length === 0),
    );
  if (!found) throw new Error('No example is such an order');
  return found;
}

/** A journey that begins with a shipped order. */
export function startShipped(): {
  store: Journey;
  order: Row;
  path: string;
  items: Row[];
  variantId: () => string;
  option: () => Row | undefined;
} {
  const store = startJourney();
  const order = shippedOrder(store);
  return {
    store,
    order,
    path: `/admin/orders/${idOf(order)}`,
    items: rows(order, 'items'),
    variantId: () => idOf(store.list('/admin/variants?limit=1')[0]),
    option: () => store.list('/admin/shipping-options')[0],
  };
}
