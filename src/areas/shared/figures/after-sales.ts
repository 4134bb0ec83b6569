import type { OrderEditListItem, Swap } from '#generated/admin/admin.schemas.ts';
import { listOrderEdits } from '#generated/admin/order-edits/order-edits.ts';
import { listSwaps } from '#generated/admin/swaps/swaps.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf, OrderOf } from '#app/query/names.ts';
import { isApiError } from '#client/index.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import type { Instant, OrderFacts } from './facts.ts';
import type { FetchPage, ReadingOptions } from './read-orders.ts';
import { hasFeature } from './server-features.ts';

export type ExchangeAnswer = Pick<Swap, 'id' | 'order_id' | 'confirmed_at' | 'canceled_at'>;
export type EditAnswer = Pick<OrderEditListItem, 'id' | 'order_id' | 'confirmed_at' | 'updated_at'>;

/** These leave the order's `updated_at` as it was. */
export interface AfterSales {
  /** The newest first */
  fetchExchanges: FetchPage<ExchangeAnswer>;
  /** The last changed first */
  fetchEdits: FetchPage<EditAnswer>;
}

/** Rows a call */
export const EXCHANGES_A_PAGE = 50;
/** The server adds up the whole order for each. */
export const EDITS_A_PAGE = 10;
/** Rows of each list */
export const MOST_LISTED = 200;

const EDIT_FIELDS = joinNames<FieldOf<typeof listOrderEdits>>(
  'id',
  'order_id',
  'confirmed_at',
  'updated_at',
);
const LAST_CHANGED: OrderOf<typeof listOrderEdits> = '-updated_at';

/** @throws ApiError */
export const fetchExchanges: AfterSales['fetchExchanges'] = async (part, call) => {
  const { swaps, count } = await listSwaps(part, call);
  return { rows: listOf(swaps), count };
};

/** @throws ApiError */
export const fetchEdits: AfterSales['fetchEdits'] = async (part, call) => {
  if (!(await hasFeature('order_editing'))) return { rows: [], count: 0 };
  const { order_edits: edits, count } = await listOrderEdits(
    { ...part, order: LAST_CHANGED, fields: EDIT_FIELDS, expand: '' },
    call,
  );
  return { rows: listOf(edits), count };
};

/** Lists to read, in any order */
export interface AfterSalesSearch {
  exchanges: ListReading<ExchangeAnswer>;
  edits: ListReading<EditAnswer>;
  /** Ids of orders to read again, once both are read */
  found: () => ReadonlySet<string>;
  /** False if the server has no such list */
  areEditsRead: () => boolean;
}

type ListReading<Row> = Omit<ReadingOptions<Row>, 'atOnce'>;
type Orders = ReadonlyMap<string, OrderFacts>;

/** @param since edits changed until then are known */
export function searchAfterSales(
  { fetchExchanges: exchangePage, fetchEdits: editPage }: AfterSales,
  known: readonly OrderFacts[],
  since: Instant,
): AfterSalesSearch {
  const orders: Orders = new Map(known.map((order) => [order.id, order]));
  const exchanged = new Set<string>();
  const lastEdits = new Map<string, EditAnswer>();
  let areEditsRead = true;
  const isNew = (row: ExchangeAnswer): boolean => isNewExchange(row, orders);
  return {
    exchanges: {
      fetchPage: whileNew(unlessRefused(exchangePage), (rows) => rows.some(isNew)),
      limit: EXCHANGES_A_PAGE,
      onPage: (rows) => {
        for (const { order_id: orderId } of rows.filter(isNew)) exchanged.add(orderId);
        return Promise.resolve();
      },
    },
    edits: {
      fetchPage: whileNew(
        unlessRefused(editPage, () => {
          areEditsRead = false;
        }),
        (rows) => isChangedSince(rows.at(-1), since),
      ),
      limit: EDITS_A_PAGE,
      onPage: (rows) => {
        for (const edit of rows.filter((row) => isChangedSince(row, since))) {
          const last = lastEdits.get(edit.order_id);
          if (timeOf(edit.confirmed_at) > timeOf(last?.confirmed_at)) {
            lastEdits.set(edit.order_id, edit);
          }
        }
        return Promise.resolve();
      },
    },
    found: () => {
      // An order's items name its last confirmed edit only.
      const edited = [...lastEdits.values()].filter(
        ({ id, order_id: orderId }) => orders.get(orderId)?.editIds.includes(id) === false,
      );
      return new Set([...exchanged, ...edited.map(({ order_id: orderId }) => orderId)]);
    },
    areEditsRead: () => areEditsRead,
  };
}

/** False for unknown orders */
function isNewExchange(exchange: ExchangeAnswer, orders: Orders): boolean {
  const order = isObject(exchange) ? orders.get(exchange.order_id) : undefined;
  if (order === undefined) return false;
  const known = order.exchanges.find(({ id }) => id === exchange.id);
  const isCanceled = timeOf(exchange.canceled_at) > 0;
  return (
    known?.isCanceled !== isCanceled || (known.confirmedAt ?? 0) !== timeOf(exchange.confirmed_at)
  );
}

const isChangedSince = (edit: EditAnswer | undefined, since: Instant): boolean =>
  isObject(edit) && timeOf(edit.updated_at) > since;

/** Goes on after the first page only if it has news, up to `MOST_LISTED` rows. */
const whileNew =
  <Row>(fetchPage: FetchPage<Row>, hasNews: (rows: readonly Row[]) => boolean): FetchPage<Row> =>
  async (part, call) => {
    const { rows, count } = await fetchPage(part, call);
    return { rows, count: hasNews(rows) ? Math.min(count, MOST_LISTED) : rows.length };
  };

/** Some servers have no such list. */
const unlessRefused =
  <Row>(fetchPage: FetchPage<Row>, onRefused?: () => void): FetchPage<Row> =>
  async (part, call) => {
    try {
      return await fetchPage(part, call);
    } catch (error) {
      if (!isApiError(error) || error.status === undefined || error.status === 401) throw error;
      onRefused?.();
      return { rows: [], count: 0 };
    }
  };
