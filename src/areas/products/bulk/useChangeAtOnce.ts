import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { KINDS, NO_INPUT, changeOf } from './actions.ts';
import type { BulkAction } from './actions.ts';
import { concerns, operationOf } from './change.ts';
import { readEarlier } from './earlier.ts';
import { askUndo, noteOffer, rememberChange } from './history.ts';
import { changeSteps } from './plan.ts';
import { useBulkWords } from './useBulkWords.ts';

/**
 * Changes one product without asking, for what needs no input and can be undone: the message offers that, and it is kept
 * among the recent changes.
 *
 * @param id of the product
 */
export function useChangeAtOnce(
  action: Extract<BulkAction, 'publish' | 'unpublish'>,
  id: string,
): UseMutationResult<void, ApiError, void> {
  const { t } = useTranslation('bulk');
  const words = useBulkWords();
  const kind = KINDS[action];
  return useMutation({
    mutationKey: [operationOf(kind)],
    mutationFn: async () => {
      const change = changeOf(action, NO_INPUT);
      if (!change) return;
      // Nothing is open that could be left: it runs to its end.
      const call = { signal: new AbortController().signal };
      const earlier = await readEarlier(kind, [id], call.signal);
      const products = earlier.filter((product) => concerns(change, product));
      for (const { run } of changeSteps(change, products, words.several, new Map())) {
        await run(call);
      }
      const message = words.done(action, 1);
      if (products.length === 0) {
        showToast('success', { message });
        return;
      }
      const done = rememberChange({ change, label: message, products });
      const undo = { label: t('undo'), run: () => askUndo(done) };
      noteOffer(showToast('success', { message, action: undo }));
    },
  });
}
