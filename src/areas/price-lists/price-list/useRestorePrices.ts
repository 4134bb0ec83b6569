import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { missingPrices } from '../duplicate.ts';
import { addPrices } from '../prices.ts';
import { readPrices } from './query.ts';
import type { ListPrice } from './query.ts';

/**
 * Gives a price list back the prices that were deleted, except where someone has given it others since.
 *
 * @returns gives them back without being waited for, and says so
 */
export function useRestorePrices(id: string): (earlier: readonly ListPrice[]) => void {
  const { t: sets } = useTranslation('sets');
  const { mutate } = useMutation({
    mutationKey: ['deletePriceListProductsPrices'],
    mutationFn: async (earlier: readonly ListPrice[]) => {
      // Nothing is open that could be left: it runs to its end.
      const now = await readPrices(id, { signal: new AbortController().signal });
      await addPrices(id, missingPrices(earlier, now));
      showToast('success', { message: sets('undone') });
    },
  });
  return mutate;
}
