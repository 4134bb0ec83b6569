/** The store API as React Query hooks, for shops built on React. */
import { clearToken, configureClient, setToken } from '../client/configure.ts';
import type { StorefrontConfig } from './client.ts';

export * from '../../generated/store/index.ts';
export { ApiError, firstMessage, isApiError } from '../client/error.ts';
export { fieldErrors } from '../client/field-errors.ts';
export type { StorefrontConfig } from './client.ts';

/** Sets where and how the hooks call. Do it once, before the first of them renders. */
export function configureStorefront(config: StorefrontConfig): void {
  configureClient('store', config);
}

/** Sends a bearer token with each further call of the hooks. */
export function setStorefrontToken(token: string): void {
  setToken('store', token);
}

export function clearStorefrontToken(): void {
  clearToken('store');
}
