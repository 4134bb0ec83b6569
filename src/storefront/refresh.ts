import type { QueryClient } from '@tanstack/react-query';
import { isAffected, storeEffects } from '../../generated/paths/effects.ts';
import { isApiError } from '../client/error.ts';

/**
 * Refreshes what the hooks' writes change, as the contract says (`x-invalidates`): once a write has
 * succeeded, and when its answer was lost, since the server may have acted. Call it once for each
 * QueryClient of a browser.
 * @returns stops it
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
