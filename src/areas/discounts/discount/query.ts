import { getGetDiscountQueryOptions } from '#generated/admin/discounts/discounts.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

/** Includes everything the conditions name. */
const PARTS = {
  expand: [
    'regions',
    'parent_discount',
    'parent_discount.regions',
    'rule',
    'rule.conditions',
    'rule.conditions.products',
    'rule.conditions.product_collections',
    'rule.conditions.product_types',
    'rule.conditions.product_tags',
    'rule.conditions.customer_groups',
  ].join(','),
};

export const discountRecord = recordQuery({
  name: 'discount',
  query: (id: string) => getGetDiscountQueryOptions(id, PARTS),
});

export type Discount = RecordOf<typeof discountRecord>;
