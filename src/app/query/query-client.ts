import { MutationCache, QueryClient, notifyManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { isApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { errorText } from './error-text.ts';

// Disable buttons before a double click's second press; a task later is too late.
notifyManager.setScheduler(queueMicrotask);

/** Milliseconds. */
export const STALE_TIME = 90_000;
/** Milliseconds. */
export const CACHE_TIME = 5 * 60_000;
/** Milliseconds; sent data includes passwords. */
export const SENT_TIME = 1000;

/** Retries errors the client doesn't: 500 and unreadable bodies. */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  if (failures >= 1 || !isApiError(error)) return false;
  return error.status === 500 || error.kind === 'unreadable';
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Translated toast message. */
      success?: string;
      /** The form shows the error. */
      errors?: 'form';
      /** Several calls: some may have taken effect before one was refused. */
      isInParts?: boolean;
    };
  }
}

/**
 * Invalidates according to `x-invalidates`.
 *
 * @returns resolves once invalidated, with refetches running
 */
async function applyEffects(queryClient: QueryClient, operation: unknown): Promise<void> {
  if (typeof operation !== 'string') return;
  // Only writes need it.
  const effects = await import('#generated/paths/effects.ts').catch(() => undefined);
  if (!effects) {
    // Without it anything may be stale.
    void queryClient.invalidateQueries();
    return;
  }
  const { adminEffects, isAffected } = effects;
  const prefixes = adminEffects[operation] ?? [];
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => isAffected(queryKey, prefix)),
  });
}

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        gcTime: CACHE_TIME,
        retry: shouldRetryQuery,
        refetchOnWindowFocus: false,
      },
      // Fail at once when offline instead of pausing.
      mutations: { retry: false, networkMode: 'always', gcTime: SENT_TIME },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        // Callers awaiting the write must not see stale data as fresh.
        await applyEffects(queryClient, mutation.options.mutationKey?.[0]);
        const { success } = mutation.meta ?? {};
        if (success) showToast('success', { message: success });
      },
      onError: (error, _variables, _context, mutation) => {
        // The server may have acted.
        const isUnknown = isApiError(error) && error.outcome === 'unknown';
        if (isUnknown || mutation.meta?.isInParts) {
          void applyEffects(queryClient, mutation.options.mutationKey?.[0]);
        }
        if (mutation.meta?.errors === 'form') return;
        // Stopped by the user or the form closed.
        if (isApiError(error) && error.kind === 'aborted' && error.outcome === 'failed') return;
        const { text, detail } = errorText(error, i18next.getFixedT(null, 'common'));
        showToast('error', { title: i18next.t('errors.title'), message: text, detail });
      },
    }),
  });
  return queryClient;
}
