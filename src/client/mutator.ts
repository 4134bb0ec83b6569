import { domainOf } from './configure.ts';
import { request } from './pipeline.ts';
import type { RequestOptions } from './types.ts';

/**
 * Entry point of the generated admin calls.
 *
 * @throws ApiError
 */
export function adminRequest<T>(url: string, options: RequestOptions): Promise<T> {
  // The contract guarantees T.
  return request(domainOf('admin'), url, options) as Promise<T>;
}
