import { ACCESS_TOKEN_HEADER, OPEN_ADMIN_PATHS, PUBLISHABLE_KEY_HEADER } from './constants.ts';
import type { Call, Domain } from './types.ts';

/**
 * The headers of a call, by lower-case name: JSON both ways, the keys and the token of its domain,
 * then what the configuration and the call itself add or replace.
 */
export function buildHeaders(
  domain: Domain,
  call: Call,
  own: HeadersInit | undefined,
): Record<string, string> {
  const { apiKey, publishableKey, headers, operationHeaders } = domain.config;
  const built: Record<string, string> = { accept: 'application/json' };
  // A form, a file and a query bring their own; a form's carries a boundary that only it knows.
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
  // Reading them throws for a name or a value that no request can have.
  return Object.fromEntries(new Headers(built));
}

export function isForm(body: BodyInit | null): body is FormData {
  return typeof FormData !== 'undefined' && body instanceof FormData;
}

/** True for the calls that are made before anyone is known. */
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
