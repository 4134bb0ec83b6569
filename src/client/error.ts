import { FALLBACK_MESSAGE } from './constants.ts';

export type ApiErrorKind =
  /** The server answered with a status outside 200–299. */
  | 'http'
  /** No or incomplete response. */
  | 'network'
  /** The device has no network; nothing was sent. */
  | 'offline'
  | 'aborted'
  | 'timeout'
  /** Not a response of this API: HTML, broken JSON, wrong type. */
  | 'unreadable'
  /**
   * Nothing was sent because the call is invalid: an address outside the API, an empty id, a value that can't be
   * serialized. Also a redirect, which isn't followed.
   */
  | 'refused';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  outcome: 'failed' | 'unknown';
  status?: number | undefined;
  code?: string | undefined;
  type?: string | undefined;
  serverMessage?: string | undefined;
  operation?: string | undefined;
  requestId?: string | undefined;
  body?: unknown;
  cause?: unknown;
}

/** The only error calls reject with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** `unknown`: the server may have acted. Read the record again. */
  readonly outcome: 'failed' | 'unknown';
  readonly status?: number | undefined;
  /** The server's code and type, such as `invalid_request_error` and `duplicate_error`. */
  readonly code?: string | undefined;
  readonly type?: string | undefined;
  /** The server's own message. */
  readonly serverMessage?: string | undefined;
  /** Operation id in the contract. */
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
  /** Parsed response body, if any. */
  readonly body?: unknown;

  constructor(message: string, init: ApiErrorInit) {
    super(message, init.cause === undefined ? undefined : { cause: init.cause });
    this.name = 'ApiError';
    this.kind = init.kind;
    this.outcome = init.outcome;
    this.status = init.status;
    this.code = init.code;
    this.type = init.type;
    this.serverMessage = init.serverMessage;
    this.operation = init.operation;
    this.requestId = init.requestId;
    this.body = init.body;
  }
}

/** Nothing was sent. */
export function refused(message: string, cause?: unknown, operation?: string): ApiError {
  return new ApiError(message, { kind: 'refused', outcome: 'failed', operation, cause });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Returns the message of the server's response, or the fallback. For a list, the first element's. */
export function firstMessage(error: unknown, fallback: string = FALLBACK_MESSAGE): string {
  const body = isApiError(error) ? error.body : undefined;
  return (typeof body === 'object' ? messageIn(body) : undefined) ?? fallback;
}

/** Text is its own message. */
export function messageIn(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() || undefined;
  if (Array.isArray(body)) return messageIn(body[0]);
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return messageIn(unwrapped(body.message));
}

/** Some server checks put JSON into the message. */
function unwrapped(message: unknown): unknown {
  if (typeof message !== 'string' || !message.startsWith('{"message"')) return message;
  try {
    return JSON.parse(message);
  } catch {
    return message;
  }
}
