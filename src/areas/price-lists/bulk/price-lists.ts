import {
  deletePriceList,
  listPriceLists,
  updatePriceList,
} from '#generated/admin/price-lists/price-lists.ts';
import type { PriceListStatus } from '#generated/admin/admin.schemas.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { Bulk, BulkItem } from '#shared/bulk/bulk.ts';
import { bulkHistory } from '#shared/bulk/history.ts';
import { callForEach } from '#shared/bulk/steps.ts';

export type PriceListChange = { kind: 'status'; status: PriceListStatus } | { kind: 'delete' };

export interface EarlierPriceList extends BulkItem {
  name: string;
  status: PriceListStatus;
}

/** Reads all lists, since the server filters by a single id: 300 bytes each. */
async function read(
  _kind: PriceListChange['kind'],
  ids: readonly string[],
  call: CallOptions,
): Promise<EarlierPriceList[]> {
  const lists = await everyPage(async ({ limit, offset }) => {
    const { price_lists: rows, count } = await listPriceLists(
      { limit, offset, order: 'id' satisfies OrderOf<typeof listPriceLists> },
      call,
    );
    return { rows, count };
  });
  const wanted = new Set(ids);
  return lists.flatMap(({ id, name, status }) => (wanted.has(id) ? [{ id, name, status }] : []));
}

const nameOf = ({ name }: EarlierPriceList): string => name;

export const priceListBulk: Bulk<PriceListChange, EarlierPriceList> = {
  read,
  nameOf,
  concerns: (change, { status }) => change.kind === 'delete' || change.status !== status,
  isAsLeft: (change, _earlier, now) => change.kind === 'status' && change.status === now.status,
  operationOf: (kind) => (kind === 'delete' ? 'deletePriceList' : 'updatePriceList'),
  changeSteps: (change, items) =>
    callForEach(items, nameOf, ({ id }, call) =>
      change.kind === 'delete'
        ? deletePriceList(id, call)
        : updatePriceList(id, { status: change.status }, call),
    ),
  undoSteps: (change, items) =>
    change.kind === 'delete'
      ? []
      : callForEach(items, nameOf, ({ id, status }, call) => updatePriceList(id, { status }, call)),
  history: bulkHistory(),
};
