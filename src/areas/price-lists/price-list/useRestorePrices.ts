import { useTranslation } from 'react-i18next';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { useUndo } from '#shared/save/useUndo.ts';
import { missingPrices } from '../duplicate.ts';
import { addPrices } from '../prices.ts';
import { readPrices } from './query.ts';
import type { ListPrice } from './query.ts';

/** Returns a fire-and-forget function that restores deleted prices, except those set since. */
export function useRestorePrices(id: string): (earlier: readonly ListPrice[]) => void {
  const { t: sets } = useTranslation('sets');
  const missing = async (earlier: readonly ListPrice[], call: CallOptions): Promise<ListPrice[]> =>
    missingPrices(earlier, await readPrices(id, call));
  return useUndo<readonly ListPrice[]>(
    'deletePriceListProductsPrices',
    async (earlier, call) => {
      await addPrices(id, await missing(earlier, call), call);
      showToast('success', { message: sets('undone') });
    },
    async (earlier, call) => (await missing(earlier, call)).length === 0,
  );
}
