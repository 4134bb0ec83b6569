import type { QueryClient } from '@tanstack/react-query';
import { isAffected, storeEffects } from '../../generated/paths/effects.ts';
import { getGetCartQueryKey } from '../../generated/store/carts/carts.ts';
import { getGetMeQueryKey } from '../../generated/store/customers/customers.ts';
import { getGetOrderQueryKey } from '../../generated/store/orders/orders.ts';
import type {
  StoreCartDetail,
  StoreCustomerDetail,
  StoreCustomerResponse,
  StoreOrderDetail,
} from '../../generated/store/store.schemas.ts';
import { isApiError } from '../client/error.ts';

/**
 * Invalidates according to `x-invalidates` after hook writes, including lost responses, since the server may have
 * acted. An answered record is shown at once. Call once per QueryClient in a browser.
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
    if (typeof operation !== 'string') return;
    const prefixes = storeEffects[operation] ?? [];
    if (prefixes.length === 0) return;
    if (action.type === 'success') show(queryClient, operation, action.data);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => prefixes.some((prefix) => isAffected(queryKey, prefix)),
    });
  });
}

const OF_ME = new Set(['updateMe', 'createMyAddress', 'updateMyAddress', 'deleteMyAddress']);

function show(queryClient: QueryClient, operation: string, answer: unknown): void {
  const cart = recordIn(answer, 'cart', 'billing_address') as StoreCartDetail | undefined;
  if (cart) queryClient.setQueryData(getGetCartQueryKey(cart.id), { cart });
  if (OF_ME.has(operation)) {
    const customer = recordIn(answer, 'customer', 'shipping_addresses') as
      | StoreCustomerDetail
      | undefined;
    // Someone else may have signed in meanwhile.
    if (customer) {
      queryClient.setQueryData<StoreCustomerResponse>(getGetMeQueryKey(), (shown) =>
        shown?.customer.id === customer.id ? { customer } : undefined,
      );
    }
  }
  if (operation === 'completeCart') {
    const order = recordIn(answer, 'data', 'display_id') as StoreOrderDetail | undefined;
    if (order) queryClient.setQueryData(getGetOrderQueryKey(order.id), { order });
  }
}

/** Carts whose taxes or payment session were renewed lack what other answers have. */
function recordIn(answer: unknown, name: string, sign: string): object | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const record = (answer as Readonly<Record<string, unknown>>)[name];
  const isWhole = typeof record === 'object' && record !== null && sign in record;
  return isWhole ? record : undefined;
}
