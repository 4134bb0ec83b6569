import { getListDiscountsQueryOptions } from '#generated/admin/discounts/discounts.ts';
import type { ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

/** Relations named in a row. No products: a condition may have thousands. */
const NAMED = [
  'regions',
  'parent_discount',
  'parent_discount.regions',
  'rule',
  'rule.conditions',
  ...CONDITION_TYPES.filter((type) => type !== 'products').map((type) => `rule.conditions.${type}`),
].join(',');

/** Templates and their codes only appear if filtered or searched for. */
export const discountList = listQuery({
  rows: 'discounts',
  query: getListDiscountsQueryOptions,
  relations: ['rule', 'regions', 'parent_discount'],
  filters: {
    is_dynamic: 'yesNo',
    is_disabled: 'yesNo',
    created_at: 'dates',
    updated_at: 'dates',
  },
  defaultOrder: '-created_at',
  params: ({ filters, search }) =>
    omitUndefined<ListDiscountsParams>({
      expand: NAMED,
      is_dynamic: filters['is_dynamic'] || search ? undefined : false,
    }),
});

export type ListedDiscount = RowOf<typeof discountList>;
