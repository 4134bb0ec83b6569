import { ApiError } from './error.ts';
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
    throw new ApiError('Address outside of the API', { kind: 'refused', outcome: 'failed' });
  }
  return { url: base + local, path };
}

/**
 * Dot segments in every spelling, backslashes and control characters, which URL parsers rewrite, and
 * the braces of a place that nobody filled.
 */
const STRANGE_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\{}\p{Cc}]/iu;
