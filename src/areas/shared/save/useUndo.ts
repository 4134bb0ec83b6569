import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#client/index.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { errorText } from '#app/query/error-text.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { settled } from './settle.ts';

/** Epoch milliseconds; undefined if the outcome is known. */
const lostNow = (error: unknown): number | undefined =>
  isApiError(error) && error.outcome === 'unknown' ? Date.now() : undefined;

/**
 * Returns a fire-and-forget undo. The toast of a failure repeats it, since the earlier values are nowhere else.
 *
 * @param operation see `useSteps`
 * @param restore skips what is restored already
 */
export function useUndo<Earlier>(
  operation: string,
  restore: (earlier: Earlier, call: CallOptions) => Promise<void>,
): (earlier: Earlier) => void {
  const { t } = useTranslation('common');
  const { mutateAsync } = useMutation({
    mutationKey: [operation],
    mutationFn: (work: () => Promise<void>) => work(),
    meta: { errors: 'form' },
  });
  const attempt = async (earlier: Earlier, lostAt?: number): Promise<void> => {
    // No dialog to close, so never aborted.
    const { signal } = new AbortController();
    try {
      await mutateAsync(async () => {
        // The server may still be restoring.
        if (lostAt !== undefined) await settled(lostAt, signal);
        await restore(earlier, { signal });
      });
    } catch (error) {
      const failedAt = lostNow(error);
      const { text, detail } = errorText(error, t);
      showToast('error', {
        title: t('errors.title'),
        message: text,
        detail,
        action: { label: t('actions.retry'), run: () => void attempt(earlier, failedAt) },
      });
    }
  };
  return (earlier) => void attempt(earlier);
}
