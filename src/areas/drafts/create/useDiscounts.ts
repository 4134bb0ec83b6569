import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { getGetDiscountByCodeQueryOptions } from '#generated/admin/discounts/discounts.ts';
import type { DiscountDetail } from '#generated/admin/admin.schemas.ts';
import { discountProblem } from './discount.ts';
import type { DiscountProblem } from './discount.ts';

export interface CheckedCode {
  code: string;
  discount: DiscountDetail | undefined;
  /** Undefined if usable or still loading. */
  problem: DiscountProblem | 'unknown' | 'unread' | undefined;
  isLoading: boolean;
}

/** Looks up discounts by code and checks them for a region. */
export function useDiscounts(codes: readonly string[], regionId: string): CheckedCode[] {
  const [now] = useState(() => Date.now());
  const answers = useQueries({
    queries: codes.map((code) =>
      getGetDiscountByCodeQueryOptions(code, undefined, { query: { retry: false } }),
    ),
  });
  return codes.map((code, index) => {
    const { data, error, isPending } = answers[index] ?? {};
    const discount = data?.discount;
    return {
      code,
      discount,
      isLoading: isPending === true,
      problem: error
        ? error.status === 404
          ? 'unknown'
          : 'unread'
        : discount && regionId
          ? discountProblem(discount, regionId, now)
          : undefined,
    };
  });
}
