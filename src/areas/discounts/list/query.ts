import { getListDiscountsQueryOptions } from '#generated/admin/discounts/discounts.ts';
import type { DiscountListResponse, ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { readEach } from '#ui/format/read-each.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import { statusOf } from '#shared/domain/discount-status.tsx';
import type { DiscountStatus } from '#shared/domain/discount-status.tsx';
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

/** Templates and their codes only appear if filtered or searched for. */
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
      is_dynamic: view.filters['is_dynamic'] || view.search ? undefined : false,
    }),
});

export type ListedDiscount = RowOf<typeof found>;

const keeps = (discount: Parameters<typeof statusOf>[0], statuses: readonly string[]): boolean =>
  statuses.includes(statusOf(discount, Date.now()));

export const discountList = withOwnFilter(found, { name: STATUS, rows: 'discounts', keeps });

/** 150 bytes each. */
const MOST_COUNTED = 500;

/** Counts a view; all views of statuses share one call. */
export function discountCountOf(view: ListView) {
  const { [STATUS]: statuses } = view.filters;
  const isOwn = statuses !== undefined && disabledIn(view) !== true;
  const params = {
    ...found.params(view),
    limit: isOwn ? MOST_COUNTED : 1,
    offset: 0,
    order: '-created_at',
    fields: 'id,created_at,is_disabled,starts_at,ends_at,usage_limit,usage_count',
    expand: 'rule',
  };
  return {
    ...getListDiscountsQueryOptions<DiscountListResponse>(params),
    ...(isOwn ? { most: MOST_COUNTED } : {}),
    select: ({ discounts, count }: DiscountListResponse) => ({
      count: isOwn
        ? readEach(discounts, (discount) => keeps(discount, statuses)).filter(Boolean).length
        : count,
    }),
  };
}
