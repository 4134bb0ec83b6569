import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePriceListProductsPrices } from '#generated/admin/price-lists/price-lists.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { sendInChunks } from '#shared/member-set/send-in-chunks.ts';
import { readPrices } from './query.ts';
import type { PriceList } from './query.ts';
import { useRestorePrices } from './useRestorePrices.ts';

/** Returns a function that deletes all prices of products, with undo. Undo skips prices set since. */
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
      // No dialog to close, so never aborted.
      const all = await readPrices(id, { signal: new AbortController().signal });
      const earlier = all.filter(({ productId }) => wanted.has(productId));
      await sendInChunks(productIds, (part) =>
        deletePriceListProductsPrices(id, { product_ids: part }),
      );
      const count = productIds.length;
      showToast('success', {
        message: t('products.removed', { count, number: format.number(count), name }),
        action: { label: common('actions.undo'), run: () => restore(earlier) },
      });
    },
  });
  return (productIds) => remove.mutateAsync(productIds);
}
