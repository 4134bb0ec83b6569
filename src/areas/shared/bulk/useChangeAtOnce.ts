import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { Bulk, BulkChange, BulkItem, BulkTexts } from './bulk.ts';
import { useBulkWords } from './useBulkWords.ts';

/**
 * Changes one record without confirmation, but with undo.
 *
 * @param action in words
 */
export function useChangeAtOnce<Change extends BulkChange, Item extends BulkItem>(
  bulk: Bulk<Change, Item>,
  texts: BulkTexts,
  change: Change,
  action: string,
  id: string,
): UseMutationResult<void, ApiError, void> {
  const { t } = useTranslation('bulk');
  const words = useBulkWords(bulk, texts);
  const { history } = bulk;
  return useMutation({
    mutationKey: [bulk.operationOf(change.kind)],
    mutationFn: async () => {
      // No dialog aborts it.
      const call = { signal: new AbortController().signal };
      const earlier = await bulk.read(change.kind, [id], call);
      if (earlier.length === 0) {
        showToast('warning', { message: texts.gone(1) });
        return;
      }
      const items = earlier.filter((item) => bulk.concerns(change, item));
      for (const { run } of bulk.changeSteps(change, items, words.several)) await run(call);
      const message = words.done(action, 1);
      if (items.length === 0) {
        showToast('success', { message });
        return;
      }
      const done = history.remember({ change, label: message, items });
      const undo = { label: t('undo'), run: () => history.askUndo(done) };
      history.noteOffer(showToast('success', { message, action: undo }));
    },
  });
}
