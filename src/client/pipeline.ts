import { conclude } from './conclude.ts';
import { isApiError } from './error.ts';
import { buildHeaders, isOpenAdminCall } from './headers.ts';
import { addIdempotencyKey } from './idempotency.ts';
import { withRetries } from './retry.ts';
import { forgetToken, keepToken } from './token.ts';
import type { Call, Domain, RequestOptions } from './types.ts';
import { resolveUrl } from './url.ts';

/**
 * The way of one request, from a call to its answer.
 * @returns the parsed body: an object, a text, or undefined when it is empty
 * @throws ApiError, and nothing else
 */
export async function request(
  domain: Domain,
  target: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const call = prepare(domain, target, options);
  const headers = buildHeaders(domain, call, options.headers);
  addIdempotencyKey(headers, call);
  const ending = await withRetries(call, domain.timing, domain.config.retryUnknownOutcomes, () =>
    domain.send(call, headers),
  );
  forgetToken(domain, call);
  try {
    const answer = conclude(call, ending);
    keepToken(domain, call, answer);
    return answer;
  } catch (error) {
    tellUnauthorized(domain, call, error);
    throw error;
  }
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

/** A refused sign-in is the form's affair; any other 401 means that the session is over. */
function tellUnauthorized(domain: Domain, call: Call, error: unknown): void {
  const signsIn = call.method === 'POST' && /^\/(admin|store)\/auth(\/token)?$/.test(call.path);
  if (isApiError(error) && error.status === 401 && !signsIn && !isOpenAdminCall(call)) {
    domain.config.onUnauthorized?.(error);
  }
}
