import { refused } from './error.ts';
import type { Domain } from './types.ts';

/**
 * Resolves a call's URL and path. Calls carry keys and tokens, so addresses outside the origin or the domain's half of
 * the API are refused, however spelled.
 *
 * @param target `/admin/orders?limit=5`, optionally with the base URL
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

/** `fetch` would fail unsent, indistinguishable from a lost response. */
function isUrl(url: string): boolean {
  try {
    const { username, password } = new URL(url, 'http://relative');
    return !username && !password;
  } catch {
    return false;
  }
}

/**
 * Dot segments in any spelling, backslashes and control characters (URL parsers rewrite them), and unfilled
 * placeholders.
 */
const STRANGE_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\{}\p{Cc}]/iu;
