import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { missingPrices } from '../duplicate.ts';
import { addPrices } from '../prices.ts';
import { readPrices } from './query.ts';
import type { ListPrice } from './query.ts';

/** Returns a fire-and-forget function that restores deleted prices, except those set since. */
export function useRestorePrices(id: string): (earlier: readonly ListPrice[]) => void {
  const { t: sets } = useTranslation('sets');
  const { mutate } = useMutation({
    mutationKey: ['deletePriceListProductsPrices'],
    mutationFn: async (earlier: readonly ListPrice[]) => {
      // No dialog to close, so never aborted.
      const now = await readPrices(id, { signal: new AbortController().signal });
      await addPrices(id, missingPrices(earlier, now));
      showToast('success', { message: sets('undone') });
    },
  });
  return mutate;
}
