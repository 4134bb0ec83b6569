import { FALLBACK_MESSAGE } from './constants.ts';

export type ApiErrorKind =
  /** The server answered with a status outside 200–299. */
  | 'http'
  /** No answer, or only the beginning of one. */
  | 'network'
  /** The device has no network; nothing was sent. */
  | 'offline'
  | 'aborted'
  | 'timeout'
  /** An answer that isn't what this API answers: HTML, broken JSON, the wrong type. */
  | 'unreadable'
  /**
   * The call can't be made as it stands, so nothing was sent: an address outside of the API, an empty
   * id, a value that has no form on the wire. Also a redirect, which is not followed.
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

/** The one error that a call can end with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** `unknown`: the server may have acted although no answer says so. Read the record again. */
  readonly outcome: 'failed' | 'unknown';
  readonly status?: number | undefined;
  /** The server's code and type, such as `invalid_request_error` and `duplicate_error`. */
  readonly code?: string | undefined;
  readonly type?: string | undefined;
  /** The server's own sentence. */
  readonly serverMessage?: string | undefined;
  /** The contract's name of the call. */
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
  /** The parsed body of the answer, if there was one. */
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

/** The error of a call that can't be made as it stands; nothing has been sent. */
export function refused(message: string, cause?: unknown, operation?: string): ApiError {
  return new ApiError(message, { kind: 'refused', outcome: 'failed', operation, cause });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * The first sentence for a human in what the server answered, or the fallback: the message of the
 * body, or of its first element when body or message is a list.
 */
export function firstMessage(error: unknown, fallback: string = FALLBACK_MESSAGE): string {
  const body = isApiError(error) ? error.body : undefined;
  return (typeof body === 'object' ? messageIn(body) : undefined) ?? fallback;
}

/** The message in a parsed body, a text being its own message; undefined if there is none. */
export function messageIn(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() || undefined;
  if (Array.isArray(body)) return messageIn(body[0]);
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return messageIn(unwrapped(body.message));
}

/** Some of the server's checks put a JSON object into the text of the message. */
function unwrapped(message: unknown): unknown {
  if (typeof message !== 'string' || !message.startsWith('{"message"')) return message;
  try {
    return JSON.parse(message);
  } catch {
    return message;
  }
}
