import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import {
  getDiscountByCode,
  getListDiscountsQueryKey,
} from '#generated/admin/discounts/discounts.ts';
import { isApiError } from '#client/index.ts';
import type { ExpandOf } from '#app/query/names.ts';

/** Debounce in milliseconds. */
const PAUSE = 400;

/**
 * Returns whether another discount has the code, debounced. A failed lookup counts as free: the server decides.
 *
 * @param ownId discount being edited
 */
export function useTakenCode(code: string, ownId?: string): boolean {
  const wanted = code.trim().toUpperCase();
  const [settled] = useDebouncedValue(wanted, PAUSE);
  const { data } = useQuery({
    queryKey: [...getListDiscountsQueryKey(), 'holder', settled],
    queryFn: async ({ signal }) => {
      try {
        return (
          await getDiscountByCode(
            settled,
            { expand: 'rule' satisfies ExpandOf<typeof getDiscountByCode> },
            { signal },
          )
        ).discount.id;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    enabled: settled === wanted && /^\S+$/.test(settled),
    retry: false,
  });
  return settled === wanted && data != null && data !== ownId;
}
