import { ACCESS_TOKEN_HEADER, OPEN_ADMIN_PATHS, PUBLISHABLE_KEY_HEADER } from './constants.ts';
import type { Call, Domain } from './types.ts';

/** Keys are lower-case. Later ones win: domain, configuration, call. */
export function buildHeaders(
  domain: Domain,
  call: Call,
  own: HeadersInit | undefined,
): Record<string, string> {
  const { apiKey, publishableKey, headers, operationHeaders } = domain.config;
  const built: Record<string, string> = { accept: 'application/json' };
  // Forms, files and queries set their own; a form's includes its boundary.
  if (call.body === null || typeof call.body === 'string') {
    built['content-type'] = 'application/json';
  }
  if (apiKey && domain.name === 'admin' && !isOpenAdminCall(call)) {
    built[ACCESS_TOKEN_HEADER] = apiKey;
  }
  if (publishableKey) built[PUBLISHABLE_KEY_HEADER] = publishableKey;
  if (domain.token) built.authorization = `Bearer ${domain.token}`;
  add(built, headers);
  if (call.operation) add(built, operationHeaders?.(call.operation));
  add(built, own);
  if (isForm(call.body)) delete built['content-type'];
  // Throws for invalid names or values.
  return Object.fromEntries(new Headers(built));
}

export function isForm(body: BodyInit | null): body is FormData {
  return typeof FormData !== 'undefined' && body instanceof FormData;
}

export function isOpenAdminCall(call: Call): boolean {
  return call.method === 'POST' && OPEN_ADMIN_PATHS.includes(call.path.replace(/\/$/, ''));
}

function add(built: Record<string, string>, extra: HeadersInit | undefined): void {
  if (!extra) return;
  const list =
    extra instanceof Headers ? [...extra] : Array.isArray(extra) ? extra : Object.entries(extra);
  for (const [name, value] of list) {
    if (name !== undefined && value !== undefined) built[name.toLowerCase()] = value;
  }
}
