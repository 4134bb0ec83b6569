import { conclude } from './conclude.ts';
import { isApiError } from './error.ts';
import { buildHeaders, isOpenAdminCall } from './headers.ts';
import { addIdempotencyKey } from './idempotency.ts';
import { withRetries } from './retry.ts';
import { forgetToken, keepToken } from './token.ts';
import type { Call, Domain, RequestOptions } from './types.ts';
import { resolveUrl } from './url.ts';

/**
 * The way of one request, from a call to its answer. A call that was refused because the session had
 * ended is sent once more when there is one again: a refused call has certainly not been carried out.
 * @returns the parsed body: an object, a text, or undefined when it is empty
 * @throws ApiError, and nothing else
 */
export async function request(
  domain: Domain,
  target: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const call = prepare(domain, target, options);
  const sentAt = domain.timing.now();
  try {
    return await exchange(domain, call, options);
  } catch (error) {
    if (!(await isRenewed(domain, call, error, sentAt))) throw error;
  }
  return exchange(domain, call, options);
}

/** Sends a call, with its retries, and reads the answer. */
async function exchange(domain: Domain, call: Call, options: RequestOptions): Promise<unknown> {
  const headers = buildHeaders(domain, call, options.headers);
  addIdempotencyKey(headers, call);
  const ending = await withRetries(call, domain.timing, domain.config.retryUnknownOutcomes, () =>
    domain.send(call, headers),
  );
  forgetToken(domain, call);
  const answer = conclude(call, ending);
  keepToken(domain, call, answer);
  return answer;
}

/** Fills in what the call leaves open from the configuration and the method. */
function prepare(domain: Domain, target: string, options: RequestOptions): Call {
  const { config } = domain;
  const method = (options.method ?? 'GET').toUpperCase();
  const sendsBody = method === 'POST' || method === 'DELETE';
  return {
    ...resolveUrl(domain, target),
    method,
    body: (sendsBody && options.body) || null,
    signal: options.signal ?? undefined,
    operation: options.operation,
    repeat: options.repeat ?? (method === 'POST' ? 'never' : 'safe'),
    maxRetries: options.maxRetries ?? config.maxRetries,
    timeout: options.timeout ?? config.timeout,
    onUploadProgress: options.onUploadProgress,
  };
}

/**
 * Whether a call was refused for want of a session and there is one now. A refused sign-in is the
 * form's affair. Where an earlier try of the call may have been carried out, it is not sent again.
 */
async function isRenewed(
  domain: Domain,
  call: Call,
  error: unknown,
  sentAt: number,
): Promise<boolean> {
  const signsIn = call.method === 'POST' && /^\/(admin|store)\/auth(\/token)?$/.test(call.path);
  if (!isApiError(error) || error.status !== 401 || signsIn || isOpenAdminCall(call)) return false;
  const { signal } = call;
  const renewed = await domain.config.onUnauthorized?.({ error, sentAt, signal });
  return renewed === true && error.outcome === 'failed';
}
