import { QUERY_PARAMETER_LIMIT } from './constants.ts';

/**
 * The query string (without '?') that this server reads back as the same values.
 *
 * Lists become `status[]=a&status[]=b`, nested objects `created_at[gte]=…`, dates ISO texts, and
 * null the text `null`, which is how the server spells it (`parent_category_id=null`). Undefined
 * values, empty lists and empty objects are left out.
 * @throws RangeError for more values than the server reads: it would drop the rest silently
 */
export function serializeQuery(params: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const key of Object.keys(params)) append(pairs, encode(key), params[key]);
  if (pairs.length > QUERY_PARAMETER_LIMIT) {
    throw new RangeError(`A query has room for ${QUERY_PARAMETER_LIMIT} values`);
  }
  return pairs.join('&');
}

function append(pairs: string[], key: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Date) {
    pairs.push(`${key}=${encode(value.toISOString())}`);
  } else if (Array.isArray(value)) {
    const items = value.filter((item) => item !== undefined);
    // Entries with an inside need their place, or the parser would mix them up.
    items.forEach((item, index) =>
      append(pairs, `${key}%5B${isBranch(item) ? index : ''}%5D`, item),
    );
  } else if (isBranch(value)) {
    for (const [name, inner] of Object.entries(value)) {
      append(pairs, `${key}%5B${encode(name)}%5D`, inner);
    }
  } else {
    pairs.push(`${key}=${encode(String(value))}`);
  }
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** Half a surrogate pair has no encoding; it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
