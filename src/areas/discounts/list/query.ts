import { getListDiscountsQueryOptions } from '#generated/admin/discounts/discounts.ts';
import type { ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import { given } from '#shared/given.ts';
import { listQuery } from '#shared/list-query.ts';
import type { RowOf } from '#shared/list-query.ts';

/** What a sentence names; products are left out, of which a condition may have thousands. */
const NAMED = [
  'regions',
  'parent_discount',
  'parent_discount.regions',
  'rule',
  'rule.conditions',
  'rule.conditions.product_collections',
  'rule.conditions.product_types',
  'rule.conditions.product_tags',
  'rule.conditions.customer_groups',
].join(',');

/** The list of discounts, newest first; templates and their codes only where one asks or searches for them. */
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
    given<ListDiscountsParams>({
      expand: NAMED,
      is_dynamic: filters['is_dynamic'] || search ? undefined : false,
    }),
});

/** A row of the list. */
export type ListedDiscount = RowOf<typeof discountList>;
