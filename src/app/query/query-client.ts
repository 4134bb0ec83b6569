import { MutationCache, QueryClient, notifyManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { isApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { errorText } from './error-text.ts';

// A button whose call is under way must know it before the second press of a double click: a task later is too late.
notifyManager.setScheduler(queueMicrotask);

/** Milliseconds during which a read answer is taken as fresh. */
export const STALE_TIME = 90_000;
/** Milliseconds for which an answer that no screen shows is kept. */
export const CACHE_TIME = 5 * 60_000;
/** Milliseconds for which what was sent is kept once nothing shows it any more: passwords are among it. */
export const SENT_TIME = 1000;

/** One retry of what the runtime doesn't retry itself: a 500 or an unreadable body. */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  if (failures >= 1 || !isApiError(error)) return false;
  return error.status === 500 || error.kind === 'unreadable';
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The sentence of the toast that follows a success, already translated. */
      success?: string;
      /** `form`: the form shows the error itself. */
      errors?: 'form';
    };
  }
}

/**
 * Refreshes what a writing operation changes, as the contract says (`x-invalidates`).
 *
 * @returns once it is known what is old, with the reading under way
 */
async function applyEffects(queryClient: QueryClient, operation: unknown): Promise<void> {
  if (typeof operation !== 'string') return;
  // Only who writes needs the table.
  const effects = await import('#generated/paths/effects.ts').catch(() => undefined);
  if (!effects) {
    // Without the table anything may be old.
    void queryClient.invalidateQueries();
    return;
  }
  const { adminEffects, isAffected } = effects;
  const prefixes = adminEffects[operation] ?? [];
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => isAffected(queryKey, prefix)),
  });
}

/** The app's one cache of what the server said, with the one place that follows a write up. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        gcTime: CACHE_TIME,
        retry: shouldRetryQuery,
        refetchOnWindowFocus: false,
      },
      // Without a network a write fails at once, instead of waiting unseen until there is one.
      mutations: { retry: false, networkMode: 'always', gcTime: SENT_TIME },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        // Whoever waits for the write finds nothing that is old and taken for new.
        await applyEffects(queryClient, mutation.options.mutationKey?.[0]);
        const { success } = mutation.meta ?? {};
        if (success) showToast('success', { message: success });
      },
      onError: (error, _variables, _context, mutation) => {
        // The server may have acted, so what the screens show may be old.
        if (isApiError(error) && error.outcome === 'unknown') {
          void applyEffects(queryClient, mutation.options.mutationKey?.[0]);
        }
        if (mutation.meta?.errors === 'form') return;
        // The user stopped it or left the form, so there is nothing to report.
        if (isApiError(error) && error.kind === 'aborted' && error.outcome === 'failed') return;
        const { text, detail } = errorText(error, i18next.getFixedT(null, 'common'));
        showToast('error', { title: i18next.t('errors.title'), message: text, detail });
      },
    }),
  });
  return queryClient;
}
