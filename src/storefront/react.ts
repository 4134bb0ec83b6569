/** The store API as React Query hooks. */
export * from '../../generated/store/index.ts';
export { ApiError, firstMessage, isApiError } from '../client/error.ts';
export { fieldErrors } from '../client/field-errors.ts';
export {
  ApiClientProvider as StorefrontProvider,
  useApiClient as useStorefrontClient,
} from '../client/react.ts';
export type { ApiClientProviderProps as StorefrontProviderProps } from '../client/react.ts';
export type { ApiClient, RequestOptions } from '../client/types.ts';
export { createStorefrontClient } from './client.ts';
export type { StorefrontClient, StorefrontConfig } from './client.ts';
export { refreshAfterWrites } from './refresh.ts';
