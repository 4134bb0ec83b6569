/** The store API as React Query hooks. */
export * from '../../generated/store/index.ts';
export type * from '../../generated/store/store.schemas.ts';
export { ApiError, firstMessage, isApiError } from '../client/error.ts';
export type { ApiErrorKind } from '../client/error.ts';
export { fieldErrors } from '../client/field-errors.ts';
export type { FieldError, FieldErrorCode } from '../client/field-errors.ts';
export {
  ApiClientProvider as StorefrontProvider,
  useApiClient as useStorefrontClient,
} from '../client/react.ts';
export type { ApiClientProviderProps as StorefrontProviderProps } from '../client/react.ts';
export type { ApiClient, RequestOptions } from '../client/types.ts';
export { CartProvider, useCart } from './cart.ts';
export type { CartOfShopper, CartProviderProps } from './cart.ts';
export type { CartStorage } from './cart-store.ts';
export { createStorefrontClient } from './client.ts';
export type { StorefrontClient, StorefrontConfig } from './client.ts';
export { currencyDigits, formatMoney } from './money.ts';
export { expandOf, fieldsOf } from './names.ts';
export { eachPage } from './pages.ts';
export type { Page } from './pages.ts';
export { refreshAfterWrites } from './refresh.ts';
