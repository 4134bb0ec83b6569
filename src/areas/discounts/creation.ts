import type {
  CreateDiscountBody,
  CreateDiscountConditionBody,
  Discount,
  DiscountCondition,
} from '#generated/admin/admin.schemas.ts';
import {
  createDiscount,
  createDiscountCondition,
  getDiscount,
  getDiscountByCode,
} from '#generated/admin/discounts/discounts.ts';
import { isApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const discountCreation: Creation<CreateDiscountBody, Discount> = {
  operation: 'createDiscount',
  create: async (body, call) => (await createDiscount(body, undefined, call)).discount,
  find: async ({ code }, call) => {
    try {
      return [(await getDiscountByCode(code, undefined, call)).discount];
    } catch (error) {
      if (isApiError(error) && error.status === 404) return [];
      throw error;
    }
  },
  isNamed: () => true,
};

/** A discount has one condition per type and operator. */
export const conditionCreation = (
  discountId: string,
): Creation<CreateDiscountConditionBody, DiscountCondition> => {
  const isNamed = (
    { type, operator }: DiscountCondition,
    body: CreateDiscountConditionBody,
  ): boolean => operator === body.operator && type in body;
  const find: Creation<CreateDiscountConditionBody, DiscountCondition>['find'] = async (
    _body,
    call,
  ) => {
    const { discount } = await getDiscount(
      discountId,
      { expand: joinNames<ExpandOf<typeof getDiscount>>('rule', 'rule.conditions') },
      call,
    );
    return discount.rule?.conditions ?? [];
  };
  return {
    operation: 'createDiscountCondition',
    create: async (body, call) => {
      const { discount } = await createDiscountCondition(discountId, body, undefined, call);
      return discount.rule?.conditions?.find((condition) => isNamed(condition, body));
    },
    find,
    isNamed,
  };
};
