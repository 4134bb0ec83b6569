import { pathPart, serializeQuery } from './query.ts';

export interface CallParams {
  /** Values for the `{places}` in the path. */
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/**
 * The path with its places filled, and the query behind it or behind the one that the path has.
 * Values are encoded.
 * @throws ApiError for values that have no place in an address
 */
export function buildTarget(path: string, params: CallParams = {}): string {
  const values = params.path ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? pathPart(values[name]) : place,
  );
  const query = serializeQuery(params.query ?? {});
  return query ? `${filled}${filled.includes('?') ? '&' : '?'}${query}` : filled;
}
