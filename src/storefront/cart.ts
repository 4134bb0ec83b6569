import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { createContext, createElement, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import {
  addShippingMethodToCart,
  createCartPaymentSessions,
  deleteCartLineItem,
  getAddShippingMethodToCartMutationKey,
  getCompleteCartMutationKey,
  getCreateCartLineItemMutationKey,
  getCreateCartPaymentSessionsMutationKey,
  getDeleteCartLineItemMutationKey,
  getGetCartQueryKey,
  getSelectCartPaymentSessionMutationKey,
  getUpdateCartLineItemMutationKey,
  getUpdateCartMutationKey,
  selectCartPaymentSession,
  updateCart,
  updateCartLineItem,
} from '../../generated/store/carts/carts.ts';
import type {
  StoreAddShippingMethodToCartBody,
  StoreCartDetail,
  StoreCartResponse,
  StoreCartSessionsResponse,
  StoreCompleteCartResponse,
  StoreCreateCartBody,
  StoreCreateCartLineItemBody,
  StoreSelectCartPaymentSessionBody,
  StoreUpdateCartBody,
} from '../../generated/store/store.schemas.ts';
import type { ApiError } from '../client/error.ts';
import { useApiClient } from '../client/react.ts';
import { createCartStore } from './cart-store.ts';
import type { CartStorage, CartStore } from './cart-store.ts';

interface Provided {
  store: CartStore;
  create: StoreCreateCartBody;
}

const Cart = /* @__PURE__ */ createContext<Provided | undefined>(undefined);

export interface CartProviderProps {
  /** New carts start with it: the region, the country. */
  create: StoreCreateCartBody;
  /** Default: `localStorage`. */
  storage?: CartStorage | undefined;
  storageKey?: string | undefined;
  children?: ReactNode;
}

/** Keeps one cart for the shopper of this browser. */
export function CartProvider({
  create,
  storage,
  storageKey = 'cart_id',
  children,
}: CartProviderProps): ReactNode {
  const client = useApiClient();
  const store = useMemo(
    () => createCartStore(client, storageKey, storage),
    [client, storageKey, storage],
  );
  const value = useMemo(() => ({ store, create }), [store, create]);
  return createElement(Cart.Provider, { value }, children);
}

type Write<Variables, Answer = StoreCartResponse> = UseMutationResult<Answer, ApiError, Variables>;

export interface CartOfShopper {
  id: string | undefined;
  cart: StoreCartDetail | undefined;
  /** The cart is being read for the first time. */
  isPending: boolean;
  error: ApiError | null;
  /** Starts a cart if there is none, or if the server has lost or completed it. */
  addItem: Write<StoreCreateCartLineItemBody>;
  updateItem: Write<{ id: string; quantity: number }>;
  removeItem: Write<{ id: string }>;
  update: Write<StoreUpdateCartBody>;
  addShippingMethod: Write<StoreAddShippingMethodToCartBody>;
  /** One for each payment provider of the region. */
  createPaymentSessions: Write<void, StoreCartSessionsResponse>;
  selectPaymentSession: Write<StoreSelectCartPaymentSessionBody>;
  /** Forgets the cart unless it stays one, because its payment needs the shopper. */
  complete: Write<void, StoreCompleteCartResponse>;
  /** At sign-out: the cart has the shopper's addresses. */
  forget: () => void;
}

const onServer = (): undefined => undefined;

function useProvided(): Provided {
  const provided = useContext(Cart);
  if (!provided) throw new Error('No cart: put a <CartProvider> around what uses this hook.');
  return provided;
}

/** @throws Error outside of a CartProvider */
export function useCart(): CartOfShopper {
  const { store, create } = useProvided();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const id = useSyncExternalStore(store.subscribe, store.getId, onServer);
  const { data, error, isPending } = useQuery<StoreCartResponse, ApiError>({
    queryKey: getGetCartQueryKey(id ?? ''),
    queryFn: ({ signal }) => store.read(id ?? '', signal),
    enabled: id !== undefined,
  });
  const onSuccess = async (answer: StoreCartResponse): Promise<void> => {
    const queryKey = getGetCartQueryKey(answer.cart.id);
    // An older answer under way would replace this one.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, answer);
  };
  return {
    id,
    cart: data?.cart,
    isPending: id !== undefined && isPending,
    error,
    addItem: useMutation<StoreCartResponse, ApiError, StoreCreateCartLineItemBody>({
      mutationKey: getCreateCartLineItemMutationKey(),
      mutationFn: (item) => store.add(item, create),
      onSuccess,
    }),
    updateItem: useMutation<StoreCartResponse, ApiError, { id: string; quantity: number }>({
      mutationKey: getUpdateCartLineItemMutationKey(),
      mutationFn: (item) =>
        store.change((cart) =>
          updateCartLineItem(client, cart, item.id, { quantity: item.quantity }),
        ),
      onSuccess,
    }),
    removeItem: useMutation<StoreCartResponse, ApiError, { id: string }>({
      mutationKey: getDeleteCartLineItemMutationKey(),
      mutationFn: (item) => store.change((cart) => deleteCartLineItem(client, cart, item.id)),
      onSuccess,
    }),
    update: useMutation<StoreCartResponse, ApiError, StoreUpdateCartBody>({
      mutationKey: getUpdateCartMutationKey(),
      mutationFn: (body) => store.change((cart) => updateCart(client, cart, body)),
      onSuccess,
    }),
    addShippingMethod: useMutation<StoreCartResponse, ApiError, StoreAddShippingMethodToCartBody>({
      mutationKey: getAddShippingMethodToCartMutationKey(),
      mutationFn: (body) => store.change((cart) => addShippingMethodToCart(client, cart, body)),
      onSuccess,
    }),
    createPaymentSessions: useMutation<StoreCartSessionsResponse, ApiError, void>({
      mutationKey: getCreateCartPaymentSessionsMutationKey(),
      mutationFn: () => store.change((cart) => createCartPaymentSessions(client, cart)),
      onSuccess,
    }),
    selectPaymentSession: useMutation<
      StoreCartResponse,
      ApiError,
      StoreSelectCartPaymentSessionBody
    >({
      mutationKey: getSelectCartPaymentSessionMutationKey(),
      mutationFn: (body) => store.change((cart) => selectCartPaymentSession(client, cart, body)),
      onSuccess,
    }),
    complete: useMutation<StoreCompleteCartResponse, ApiError, void>({
      mutationKey: getCompleteCartMutationKey(),
      mutationFn: () => store.complete(),
    }),
    forget: store.forget,
  };
}
