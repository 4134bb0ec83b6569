import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { useUndo } from '#shared/save/useUndo.ts';
import { missingPrices } from '../duplicate.ts';
import { addPrices } from '../prices.ts';
import { readPrices } from './query.ts';
import type { ListPrice } from './query.ts';

/** Returns a fire-and-forget function that restores deleted prices, except those set since. */
export function useRestorePrices(id: string): (earlier: readonly ListPrice[]) => void {
  const { t: sets } = useTranslation('sets');
  return useUndo<readonly ListPrice[]>('deletePriceListProductsPrices', async (earlier, call) => {
    const now = await readPrices(id, call);
    await addPrices(id, missingPrices(earlier, now), call);
    showToast('success', { message: sets('undone') });
  });
}
