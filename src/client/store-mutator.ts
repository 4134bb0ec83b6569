import type { ApiClient, RequestOptions } from './types.ts';

/**
 * Makes a call of the store API through a client; the generated fetchers end here. This module
 * knows no settings and no token, and must not: a server calls it for many shoppers at once.
 * @throws ApiError
 */
export function clientRequest<T>(
  client: ApiClient,
  url: string,
  options: RequestOptions,
): Promise<T> {
  // The contract, checked against the server, is what makes the answer a T.
  return client.request(url, options) as Promise<T>;
}
