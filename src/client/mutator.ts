import { domainOf } from './configure.ts';
import { request } from './pipeline.ts';
import type { RequestOptions } from './types.ts';

/**
 * Makes a call of the admin API; the generated fetchers end here.
 * @throws ApiError
 */
export function adminRequest<T>(url: string, options: RequestOptions): Promise<T> {
  // The contract, checked against the server, is what makes the answer a T.
  return request(domainOf('admin'), url, options) as Promise<T>;
}

/**
 * Makes a call of the store API; the generated fetchers end here.
 * @throws ApiError
 */
export function storeRequest<T>(url: string, options: RequestOptions): Promise<T> {
  return request(domainOf('store'), url, options) as Promise<T>;
}
