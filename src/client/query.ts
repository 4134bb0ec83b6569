import { refused } from './error.ts';
import { QUERY_DEPTH_LIMIT, QUERY_PARAMETER_LIMIT } from './constants.ts';

/**
 * The query string (without '?') that this server reads back as the same values.
 *
 * Lists become `status[]=a&status[]=b`, nested objects `created_at[gte]=…`, dates ISO texts, and
 * null the text `null`, which is how the server spells it (`parent_category_id=null`). Undefined
 * values and empty objects are left out.
 * @throws ApiError for what the server would misread without a complaint: more values or deeper ones
 * than it reads, a date that is none, and an empty list, which would not filter at all
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

/** The entries of a list or an object, with the names that they get inside the brackets. */
function branches(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value);
  return value
    .filter((item) => item !== undefined)
    .map((item, index) => [
      // Entries with an inside need their place, or the parser would mix them up.
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
 * A value for a place in a path.
 * @throws ApiError for an empty one: the address would be that of the list
 */
export function pathPart(value: unknown): string {
  const text = value === undefined || value === null ? '' : scalarText(value);
  if (text === '') throw refused('An id in the address is empty');
  return encode(text);
}

/** Half a surrogate pair has no encoding; it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
