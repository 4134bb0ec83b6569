import { pathPart, serializeQuery } from './query.ts';

export interface CallParams {
  /** Values for `{placeholders}`. */
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/**
 * Fills in the path and appends the query, all encoded.
 * @throws ApiError for values that can't be in a URL
 */
export function buildTarget(path: string, params: CallParams = {}): string {
  const values = params.path ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? pathPart(values[name]) : place,
  );
  const query = serializeQuery(params.query ?? {});
  return query ? `${filled}${filled.includes('?') ? '&' : '?'}${query}` : filled;
}
