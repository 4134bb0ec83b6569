import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePriceListProductsPrices } from '#generated/admin/price-lists/price-lists.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { inCalls } from '#shared/member-set/in-calls.ts';
import { readPrices } from './query.ts';
import type { PriceList } from './query.ts';
import { useRestorePrices } from './useRestorePrices.ts';

/**
 * Takes products out of a price list: all prices that they have in it. The message offers to undo it, which gives them
 * the same prices again, except where someone has given them some since.
 */
export function useRemoveProducts({
  id,
  name,
}: PriceList): (productIds: string[]) => Promise<void> {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const restore = useRestorePrices(id);
  const remove = useMutation({
    mutationKey: ['deletePriceListProductsPrices'],
    mutationFn: async (productIds: string[]) => {
      const wanted = new Set(productIds);
      // Nothing is open that could be left: it runs to its end.
      const all = await readPrices(id, { signal: new AbortController().signal });
      const earlier = all.filter(({ productId }) => wanted.has(productId));
      await inCalls(productIds, (part) => deletePriceListProductsPrices(id, { product_ids: part }));
      const count = productIds.length;
      showToast('success', {
        message: t('products.removed', { count, number: format.number(count), name }),
        action: { label: common('actions.undo'), run: () => restore(earlier) },
      });
    },
  });
  return (productIds) => remove.mutateAsync(productIds);
}
