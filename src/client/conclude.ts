import { ApiError, messageIn } from './error.ts';
import type { ApiErrorInit } from './error.ts';
import { isSuccess } from './outcome.ts';
import { parseBody } from './parse.ts';
import type { Ending } from './retry.ts';
import type { Call, NoAnswer } from './types.ts';

/** @throws ApiError */
export function conclude(call: Call, { result, unknown }: Ending): unknown {
  const outcome = unknown && call.method !== 'GET' ? 'unknown' : 'failed';
  const { operation } = call;
  if (result.kind !== 'answer') {
    const { kind, cause } = result;
    throw new ApiError(noAnswerMessage(kind, call), { kind, outcome, operation, cause });
  }
  const { status } = result;
  const requestId = result.header('x-request-id') ?? undefined;
  const facts = { operation, status, requestId, outcome } as const;
  // Browsers report an unfollowed redirect as status 0.
  if (status === 0 || (status >= 300 && status < 400)) {
    throw new ApiError('Redirect refused', { ...facts, kind: 'refused' });
  }
  const parsed = parseBody(result);
  if (!isSuccess(result)) {
    throw new ApiError(`Request failed with status code ${status}`, {
      ...facts,
      ...(parsed.readable ? factsIn(parsed.value) : { body: parsed.value }),
      kind: 'http',
    });
  }
  if (!parsed.readable || !isExpected(parsed.value, call)) {
    throw new ApiError(`Unreadable response with status code ${status}`, {
      ...facts,
      body: parsed.value,
      kind: 'unreadable',
      // It succeeded, but the effect is unknown.
      outcome: call.method === 'GET' ? 'failed' : 'unknown',
    });
  }
  return parsed.value;
}

/** By contract, reads return a non-empty object; writes may also return nothing or text. Callers check extra paths. */
function isExpected(value: unknown, call: Call): boolean {
  if (!call.operation) return true;
  const isRead = call.method === 'GET';
  if (typeof value === 'object') {
    if (value === null || Array.isArray(value)) return false;
    return !isRead || Object.values(value).some((part) => part !== null);
  }
  return !isRead && (value === undefined || typeof value === 'string');
}

function noAnswerMessage(kind: NoAnswer['kind'], call: Call): string {
  if (kind === 'aborted') return 'Request aborted';
  return kind === 'timeout' ? `timeout of ${call.timeout}ms exceeded` : 'Network Error';
}

function factsIn(body: unknown): Partial<ApiErrorInit> {
  const facts = typeof body === 'object' && body !== null ? body : {};
  return {
    body,
    code: 'code' in facts && typeof facts.code === 'string' ? facts.code : undefined,
    type: 'type' in facts && typeof facts.type === 'string' ? facts.type : undefined,
    serverMessage: messageIn(body),
  };
}
