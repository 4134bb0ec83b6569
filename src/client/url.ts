import { refused } from './error.ts';
import type { Domain } from './types.ts';

/**
 * The full address of a call, and its path alone.
 *
 * Keys and tokens go with every call, so an address that would leave the configured origin or the
 * domain's own half of the API is refused, however it is spelled.
 * @param target `/admin/orders?limit=5`, or the same with the base URL in front
 * @throws ApiError of kind `refused`
 */
export function resolveUrl(domain: Domain, target: string): { url: string; path: string } {
  const base = domain.config.baseUrl.replace(/\/+$/, '');
  const local = base && target.startsWith(`${base}/`) ? target.slice(base.length) : target;
  const path = local.replace(/[?#].*$/s, '');
  const prefix = `/${domain.name}`;
  const inside = path === prefix || path.startsWith(`${prefix}/`);
  if (!inside || STRANGE_SEGMENT.test(path)) {
    throw refused('Address outside of the API');
  }
  const url = base + local;
  if (base && !isUrl(url)) throw refused(`The server's address is none: ${base}`);
  return { url, path };
}

/** `fetch` would fail without having sent anything, and could not be told from a lost answer. */
function isUrl(url: string): boolean {
  try {
    const { username, password } = new URL(url, 'http://relative');
    return !username && !password;
  } catch {
    return false;
  }
}

/**
 * Dot segments in every spelling, backslashes and control characters, which URL parsers rewrite, and
 * the braces of a place that nobody filled.
 */
const STRANGE_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\{}\p{Cc}]/iu;
