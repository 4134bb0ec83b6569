import { refused } from './error.ts';
import { QUERY_DEPTH_LIMIT, QUERY_PARAMETER_LIMIT } from './constants.ts';

/**
 * Serializes a query (without '?') that the server parses to the same values.
 *
 * Lists become `status[]=a&status[]=b`, nested objects `created_at[gte]=…`, dates ISO text, null the text `null`
 * (`parent_category_id=null`). Undefined values and empty objects are omitted.
 * @throws ApiError for input the server would silently misread: too many or too deep values, an invalid date, or an
 * empty list, which wouldn't filter
 */
export function serializeQuery(params: object): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(params)) append(pairs, encode(key), value, 0);
  if (pairs.length > QUERY_PARAMETER_LIMIT) {
    throw refused(`A query has room for ${QUERY_PARAMETER_LIMIT} values`);
  }
  return pairs.join('&');
}

function append(pairs: string[], key: string, value: unknown, depth: number): void {
  if (value === undefined) return;
  if (!isBranch(value)) {
    pairs.push(`${key}=${encode(scalarText(value))}`);
    return;
  }
  if (depth === QUERY_DEPTH_LIMIT) {
    throw refused(`A query is at most ${QUERY_DEPTH_LIMIT} levels deep`);
  }
  const inside = branches(value);
  if (Array.isArray(value) && inside.length === 0) {
    throw refused(`An empty list of ${decodeURIComponent(key)} would not filter: leave it out`);
  }
  for (const [name, inner] of inside) {
    append(pairs, `${key}%5B${encode(name)}%5D`, inner, depth + 1);
  }
}

function branches(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value);
  return value
    .filter((item) => item !== undefined)
    .map((item, index) => [
      // The parser mixes up nested entries without an index.
      isBranch(item) ? String(index) : '',
      item,
    ]);
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

function scalarText(value: unknown): string {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw refused('A date in the query is no date');
    return value.toISOString();
  }
  return typeof value === 'string' ? value : `${value as number | bigint | boolean | null}`;
}

/**
 * Encodes a path segment.
 * @throws ApiError if empty, since the URL would be the list's
 */
export function pathPart(value: unknown): string {
  const text = value === undefined || value === null ? '' : scalarText(value);
  if (text === '') throw refused('An id in the address is empty');
  return encode(text);
}

/** Lone surrogates can't be encoded; replace them. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
