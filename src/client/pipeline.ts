import { conclude } from './conclude.ts';
import { IDEMPOTENCY_KEY_HEADER } from './constants.ts';
import { isApiError, refused } from './error.ts';
import { buildHeaders, isOpenAdminCall } from './headers.ts';
import { idempotencyKey } from './idempotency.ts';
import { withRetries } from './retry.ts';
import { forgetToken, keepToken } from './token.ts';
import type { Call, Domain, RequestOptions } from './types.ts';
import { resolveUrl } from './url.ts';

/**
 * Sends a call. A 401 is resent once if the session is renewed, since a refused call had no effect.
 * @returns the parsed body: object, text, or undefined if empty
 * @throws ApiError only
 */
export async function request(
  domain: Domain,
  target: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const { baseUrl } = domain.config;
  // A response must not affect another server's session or token.
  const isSameServer = () => domain.config.baseUrl === baseUrl;
  const call = prepare(domain, target, options);
  const key = idempotencyKey(call);
  const sentAt = domain.timing.now();
  try {
    return await exchange(domain, call, headersOf(domain, call, options, key), isSameServer);
  } catch (error) {
    if (!(await isRenewed(domain, call, error, sentAt)) || !isSameServer()) throw error;
  }
  return exchange(domain, call, headersOf(domain, call, options, key), isSameServer);
}

async function exchange(
  domain: Domain,
  call: Call,
  headers: Record<string, string>,
  isSameServer: () => boolean,
): Promise<unknown> {
  const { mayBeSent, retryUnknownOutcomes } = domain.config;
  const ending = await withRetries(call, domain.timing, retryUnknownOutcomes, async () =>
    !mayBeSent || (await mayBeSent(call))
      ? domain.send(call, headers)
      : { kind: 'aborted', sent: false },
  );
  if (isSameServer()) forgetToken(domain, call);
  const answer = conclude(call, ending);
  if (isSameServer()) keepToken(domain, call, answer);
  return answer;
}

/** @throws ApiError for invalid headers */
function headersOf(
  domain: Domain,
  call: Call,
  options: RequestOptions,
  key: string | undefined,
): Record<string, string> {
  try {
    const headers = buildHeaders(domain, call, options.headers);
    if (key) headers[IDEMPOTENCY_KEY_HEADER] ??= key;
    return headers;
  } catch (cause) {
    throw refused('A header of the request can’t be sent', cause, call.operation);
  }
}

function prepare(domain: Domain, target: string, options: RequestOptions): Call {
  const { config } = domain;
  const method = (options.method ?? 'GET').toUpperCase();
  const sendsBody = method !== 'GET' && method !== 'HEAD';
  const mayAddUp = method === 'POST' || method === 'PATCH';
  return {
    ...resolveUrl(domain, target),
    method,
    body: (sendsBody && options.body) || null,
    signal: options.signal ?? undefined,
    operation: options.operation,
    repeat: makesNew(options) ? 'never' : (options.repeat ?? (mayAddUp ? 'never' : 'safe')),
    maxRetries: options.maxRetries ?? config.maxRetries,
    timeout: options.timeout ?? config.timeout,
    cache: config.cache,
    onUploadProgress: options.onUploadProgress,
  };
}

function makesNew({ makesNew: names, body }: RequestOptions): boolean {
  if (!names || typeof body !== 'string') return false;
  const fields = JSON.parse(body) as Record<string, { id?: unknown }[] | null | undefined>;
  return names.some((name) => fields[name]?.some(({ id }) => !id));
}

/** True if a 401 call may be resent. Refused sign-ins may not, nor calls of which an earlier try may have acted. */
async function isRenewed(
  domain: Domain,
  call: Call,
  error: unknown,
  sentAt: number,
): Promise<boolean> {
  const signsIn = call.method === 'POST' && /^\/(admin|store)\/auth(\/token)?$/.test(call.path);
  if (!isApiError(error) || error.status !== 401 || signsIn || isOpenAdminCall(call)) return false;
  const { signal } = call;
  try {
    const renewed = await domain.config.onUnauthorized?.({ error, sentAt, signal });
    return renewed === true && error.outcome === 'failed';
  } catch {
    // onUnauthorized threw: keep the 401.
    return false;
  }
}
