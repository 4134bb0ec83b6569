import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#client/index.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { errorText } from '#app/query/error-text.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { lookUntilSettled, sinceLoss } from './look-until-settled.ts';
import { settled } from './settle.ts';

/** Epoch milliseconds; undefined if the outcome is known. */
const lostNow = (error: unknown): number | undefined =>
  isApiError(error) && error.outcome === 'unknown' ? Date.now() : undefined;

/**
 * Returns a fire-and-forget undo. The toast of a failure repeats it, since the earlier values are nowhere else.
 *
 * @param operation see `useSteps`
 * @param restore skips what is restored already
 * @param isRestored if `restore` adds, so a lost call that acts late would add twice; else it sets absolute values
 */
export function useUndo<Earlier>(
  operation: string,
  restore: (earlier: Earlier, call: CallOptions) => Promise<void>,
  isRestored?: (earlier: Earlier, call: CallOptions) => Promise<boolean>,
): (earlier: Earlier) => void {
  const { t } = useTranslation('common');
  const { t: sets } = useTranslation('sets');
  const { mutateAsync } = useMutation({
    mutationKey: [operation],
    mutationFn: (work: () => Promise<void>) => work(),
    meta: { errors: 'form' },
  });
  /** True once the lost call has restored it. */
  const wait = async (earlier: Earlier, lostAt: number, call: CallOptions): Promise<boolean> => {
    if (!isRestored) {
      await settled(lostAt, call.signal);
      return false;
    }
    const { found } = await lookUntilSettled({
      ...sinceLoss(lostAt, call.signal),
      look: () => isRestored(earlier, call),
      isFound: (is) => is,
    });
    return found;
  };
  const attempt = async (earlier: Earlier, lostAt?: number): Promise<void> => {
    // No dialog to close, so never aborted.
    const { signal } = new AbortController();
    const hide =
      lostAt === undefined
        ? undefined
        : showToast('info', { message: sets('undo.checking'), isPending: true });
    try {
      await mutateAsync(async () => {
        if (lostAt !== undefined && (await wait(earlier, lostAt, { signal }))) {
          showToast('success', { message: sets('undo.found') });
          return;
        }
        await restore(earlier, { signal });
      });
    } catch (error) {
      const failedAt = lostNow(error) ?? lostAt;
      const { text, detail } = errorText(error, t);
      showToast('error', {
        title: t('errors.title'),
        message: text,
        detail,
        action: { label: t('actions.retry'), run: () => void attempt(earlier, failedAt) },
      });
    } finally {
      hide?.();
    }
  };
  return (earlier) => void attempt(earlier);
}
