import type { Fetch, RequestOptions } from './types.ts';

/** Undefined unless the call or its client has options of `fetch`. */
export function fetcherOf(
  own: Fetch | undefined,
  { fetch: chosen = own, cache, next }: RequestOptions,
): Fetch | undefined {
  if (!chosen && !cache && !next) return undefined;
  return (url, init) =>
    (chosen ?? fetch)(url, { ...init, ...(cache && { cache }), ...(next && { next }) });
}
