import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import {
  getDiscountByCode,
  getListDiscountsQueryKey,
} from '#generated/admin/discounts/discounts.ts';
import { isApiError } from '#client/index.ts';

/** Milliseconds after the last key until a code is looked up. */
const PAUSE = 400;

/**
 * Whether another discount has a code, looked up when one stops typing; a lookup that fails says nothing, since the
 * server has the last word.
 *
 * @param ownId the discount that the form is about
 */
export function useTakenCode(code: string, ownId?: string): boolean {
  const wanted = code.trim().toUpperCase();
  const [settled] = useDebouncedValue(wanted, PAUSE);
  const { data } = useQuery({
    queryKey: [...getListDiscountsQueryKey(), 'holder', settled],
    queryFn: async ({ signal }) => {
      try {
        return (await getDiscountByCode(settled, { expand: 'rule' }, { signal })).discount.id;
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
