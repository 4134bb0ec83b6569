import type { QueryClient } from '@tanstack/react-query';
import { isAffected, storeEffects } from '../../generated/paths/effects.ts';
import { getGetCartQueryKey } from '../../generated/store/carts/carts.ts';
import type { StoreCartDetail } from '../../generated/store/store.schemas.ts';
import { isApiError } from '../client/error.ts';

/**
 * Invalidates according to `x-invalidates` after hook writes, including lost responses, since the server may have
 * acted. An answered cart is shown at once. Call once per QueryClient in a browser.
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
    const cart = action.type === 'success' ? cartIn(action.data) : undefined;
    if (cart) queryClient.setQueryData(getGetCartQueryKey(cart.id), { cart });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => prefixes.some((prefix) => isAffected(queryKey, prefix)),
    });
  });
}

/** Carts whose taxes or payment session were renewed lack what other answers have. */
function cartIn(data: unknown): StoreCartDetail | undefined {
  if (typeof data !== 'object' || data === null || !('cart' in data)) return undefined;
  const { cart } = data;
  const isWhole = typeof cart === 'object' && cart !== null && 'billing_address' in cart;
  return isWhole ? (cart as StoreCartDetail) : undefined;
}
