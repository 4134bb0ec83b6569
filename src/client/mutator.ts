import { domainOf } from './configure.ts';
import { request } from './pipeline.ts';
import type { RequestOptions } from './types.ts';

/**
 * Makes a call of the admin API for the one user of the app; the generated fetchers end here.
 * @throws ApiError
 */
export function adminRequest<T>(url: string, options: RequestOptions): Promise<T> {
  // The contract, checked against the server, is what makes the answer a T.
  return request(domainOf('admin'), url, options) as Promise<T>;
}
