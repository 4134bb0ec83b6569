import { named } from './named.ts';
import type { ApiClient, RequestOptions } from './types.ts';

/**
 * Entry point of the generated store calls. Stateless: servers call it for many shoppers.
 *
 * @throws ApiError
 */
export function clientRequest<T>(
  client: ApiClient,
  operation: string,
  build: () => readonly [url: string, options: RequestOptions],
): Promise<T> {
  const [url, options] = named(operation, build);
  // The contract guarantees T.
  return client.request(url, options) as Promise<T>;
}
