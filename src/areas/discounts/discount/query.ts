import { getGetDiscountQueryOptions } from '#generated/admin/discounts/discounts.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
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
    ...CONDITION_TYPES.map((type) => `rule.conditions.${type}`),
  ].join(','),
};

export const discountRecord = recordQuery({
  name: 'discount',
  query: (id: string) => getGetDiscountQueryOptions(id, PARTS),
});

export type Discount = RecordOf<typeof discountRecord>;
