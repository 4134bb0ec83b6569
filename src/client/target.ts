import { createFinalURL, defaultPathSerializer } from 'openapi-fetch';
import { serializeQuery } from './query.ts';

export interface CallParams {
  /** Values for the `{places}` in the path. */
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The path with its places filled, and the query behind it. Values are encoded. */
export function buildTarget(path: string, params: CallParams = {}): string {
  return createFinalURL(path, {
    baseUrl: '',
    params,
    querySerializer: serializeQuery,
    pathSerializer: defaultPathSerializer,
  });
}

/** JSON text, or the form as it is. */
export function serializeBody(body: unknown): BodyInit | undefined {
  if (typeof FormData !== 'undefined' && body instanceof FormData) return body;
  return body === undefined ? undefined : JSON.stringify(body);
}
