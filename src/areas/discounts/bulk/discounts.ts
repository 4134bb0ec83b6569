import {
  deleteDiscount,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Bulk, BulkChange, BulkItem } from '#shared/bulk/bulk.ts';
import { bulkHistory } from '#shared/bulk/history.ts';
import { callForEach } from '#shared/bulk/steps.ts';
import { everyPage } from '#shared/every-page.ts';

/** Discounts are switched on or off, or deleted. */
export interface DiscountChange extends BulkChange {
  kind: 'disable' | 'enable' | 'delete';
}

/** A discount before a change. */
export interface EarlierDiscount extends BulkItem {
  code: string;
  isDisabled: boolean;
}

/** Up to so many are read one by one; more by reading the whole list, which has no search by ids. */
const ONE_BY_ONE = 5;
/** Rows of one call; each is small. */
const ROWS_AT_ONCE = 500;

interface Stored {
  id: string;
  code: string;
  is_disabled: boolean;
}

const earlier = ({ id, code, is_disabled: isDisabled }: Stored): EarlierDiscount => ({
  id,
  code,
  isDisabled,
});

async function readOne(id: string, call: CallOptions): Promise<EarlierDiscount[]> {
  try {
    return [earlier((await getDiscount(id, { expand: 'rule' }, call)).discount)];
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

/**
 * Discounts by their ids; those that are gone are missing.
 *
 * @throws ApiError
 */
export async function readDiscounts(
  ids: readonly string[],
  call: CallOptions,
): Promise<EarlierDiscount[]> {
  if (ids.length <= ONE_BY_ONE) {
    return (await Promise.all(ids.map((id) => readOne(id, call)))).flat();
  }
  const all = await everyPage(async (page) => {
    const { discounts, count } = await listDiscounts(
      { ...page, order: 'id', fields: 'id,code,is_disabled', expand: 'rule' },
      call,
    );
    return { rows: discounts, count };
  }, ROWS_AT_ONCE);
  const found = new Map(all.map((discount) => [discount.id, discount]));
  return ids.flatMap((id) => {
    const discount = found.get(id);
    return discount ? [earlier(discount)] : [];
  });
}

const isOff = (kind: DiscountChange['kind']): boolean => kind === 'disable';

/** How many discounts are changed at once. */
export const discountBulk: Bulk<DiscountChange, EarlierDiscount> = {
  read: (_kind, ids, call) => readDiscounts(ids, call),
  nameOf: ({ code }) => code,
  concerns: ({ kind }, { isDisabled }) => kind === 'delete' || isDisabled !== isOff(kind),
  isAsLeft: ({ kind }, _earlier, now) => now.isDisabled === isOff(kind),
  operationOf: (kind) => (kind === 'delete' ? 'deleteDiscount' : 'updateDiscount'),
  changeSteps: ({ kind }, items) =>
    callForEach(
      items,
      ({ code }) => code,
      ({ id }, call) =>
        kind === 'delete'
          ? deleteDiscount(id, call)
          : updateDiscount(id, { is_disabled: isOff(kind) }, undefined, call),
    ),
  undoSteps: ({ kind }, items) =>
    kind === 'delete'
      ? []
      : callForEach(
          items,
          ({ code }) => code,
          ({ id, isDisabled }, call) =>
            updateDiscount(id, { is_disabled: isDisabled }, undefined, call),
        ),
  history: bulkHistory(),
};
