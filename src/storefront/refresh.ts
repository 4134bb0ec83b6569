import type { QueryClient } from '@tanstack/react-query';
import { isAffected, storeEffects } from '../../generated/paths/effects.ts';
import { isApiError } from '../client/error.ts';

/**
 * Invalidates according to `x-invalidates` after hook writes, including lost responses, since the server may have
 * acted. Call once per QueryClient in a browser.
 * @returns unsubscribe function
 */
export function refreshAfterWrites(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, mutation } = event;
    const mayHaveActed =
      action.type === 'success' ||
      (action.type === 'error' && isApiError(action.error) && action.error.outcome === 'unknown');
    if (!mayHaveActed) return;
    const operation = mutation.options.mutationKey?.[0];
    const prefixes = typeof operation === 'string' ? (storeEffects[operation] ?? []) : [];
    if (prefixes.length === 0) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => prefixes.some((prefix) => isAffected(queryKey, prefix)),
    });
  });
}
