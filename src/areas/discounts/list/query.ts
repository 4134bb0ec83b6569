import {
  getListDiscountsQueryOptions,
  listDiscounts,
} from '#generated/admin/discounts/discounts.ts';
import type { DiscountListResponse, ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { numberSent } from '#app/area/to-do.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import { statusOf } from '#shared/domain/discount-status.tsx';
import type { DiscountStatus, Usable } from '#shared/domain/discount-status.tsx';
import { SOON, changesSoon } from '#shared/domain/soon.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';
import { withOwnFilter } from '#shared/list/own-filter.ts';

/** In the order of the filter's choices. */
export const STATUSES: readonly DiscountStatus[] = [
  'active',
  'scheduled',
  'expired',
  'usedUp',
  'disabled',
];

const STATUS = 'status';

/** Relations named in a row. No products: a condition may have thousands. */
const NAMED = [
  'regions',
  'parent_discount',
  'parent_discount.regions',
  'rule',
  'rule.conditions',
  ...CONDITION_TYPES.filter((type) => type !== 'products').map((type) => `rule.conditions.${type}`),
].join(',');

/** The server can only tell disabled discounts from the others. */
function disabledIn({ filters }: Pick<ListView, 'filters'>): boolean | undefined {
  const { [STATUS]: statuses } = filters;
  if (!statuses?.includes('disabled')) return statuses && false;
  return statuses.length === 1 || undefined;
}

/**
 * Templates and their codes only appear if filtered or searched for, or among disabled discounts. With statuses that the
 * server doesn't know, all codes of the store would be read.
 */
const withTemplates = (view: ListView): boolean =>
  view.filters['is_dynamic'] !== undefined || Boolean(view.search) || disabledIn(view) === true;

const found = listQuery({
  rows: 'discounts',
  query: getListDiscountsQueryOptions,
  relations: ['rule', 'regions', 'parent_discount'],
  filters: {
    is_dynamic: 'yesNo',
    created_at: 'dates',
    updated_at: 'dates',
  },
  defaultOrder: '-created_at',
  params: (view) =>
    omitUndefined<ListDiscountsParams>({
      expand: NAMED,
      is_disabled: disabledIn(view),
      is_dynamic: withTemplates(view) ? undefined : false,
    }),
});

export type ListedDiscount = RowOf<typeof found>;

const keeps = (discount: Usable, statuses: readonly string[]): boolean =>
  statuses.includes(statusOf(discount, Date.now()));

const keepsSoon = (discount: Usable): boolean =>
  !discount.is_disabled && changesSoon(discount, Date.now());

export const discountList = withOwnFilter(
  withOwnFilter(found, { name: STATUS, rows: 'discounts', keeps }),
  { name: SOON, rows: 'discounts', keeps: keepsSoon },
);

/** 150 bytes each. */
const MOST_COUNTED = 500;

const isOwn = (view: ListView): boolean =>
  view.filters[SOON] !== undefined ||
  (view.filters[STATUS] !== undefined && disabledIn(view) !== true);

const countParams = (view: ListView): ListDiscountsParams => ({
  ...found.params(view),
  limit: isOwn(view) ? MOST_COUNTED : 1,
  offset: 0,
  order: '-created_at',
  fields: 'id,created_at,is_disabled,starts_at,ends_at,usage_limit,usage_count',
  expand: 'rule',
});

function countIn(
  { discounts, count }: Pick<DiscountListResponse, 'discounts' | 'count'>,
  view: ListView,
): number {
  if (!isOwn(view)) return count;
  const { [STATUS]: statuses, [SOON]: soon } = view.filters;
  return readEach(
    discounts,
    (discount) =>
      (statuses === undefined || keeps(discount, statuses)) &&
      (soon === undefined || keepsSoon(discount)),
  ).filter(Boolean).length;
}

/** Counts a view; all views of statuses share one call. */
export const discountCountOf = (view: ListView) => ({
  ...getListDiscountsQueryOptions<DiscountListResponse>(countParams(view)),
  ...(isOwn(view) ? { most: MOST_COUNTED } : {}),
  select: (answer: DiscountListResponse) => ({ count: countIn(answer, view) }),
});

/** @throws ApiError */
export async function readDiscountCount(
  view: ListView,
  signal: AbortSignal,
): Promise<{ count: number; isCut: boolean }> {
  const answer = await listDiscounts(countParams(view), { signal });
  const isCut = isOwn(view) && numberSent(answer.count) > MOST_COUNTED;
  return { count: countIn(answer, view), isCut };
}

const MOST_READ = 10_000;

/**
 * Counts a view of own filters among all discounts, or the newest of very many.
 *
 * @throws ApiError
 */
export async function readWholeDiscountCount(
  view: ListView,
  signal: AbortSignal,
): Promise<{ count: number; isCut: boolean }> {
  let isCut = false;
  const discounts = await everyPage(async (page) => {
    const answer = await listDiscounts({ ...countParams(view), ...page }, { signal });
    isCut = numberSent(answer.count) > MOST_READ;
    return { rows: [...listOf(answer.discounts)], count: Math.min(answer.count, MOST_READ) };
  }, MOST_COUNTED);
  return { count: countIn({ discounts, count: discounts.length }, view), isCut };
}
