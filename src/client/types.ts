import type { ApiError } from './error.ts';
import type { Timing } from './timing.ts';

/** The two halves of the API. Each has its own configuration and its own bearer token. */
export type DomainName = 'admin' | 'store';

/**
 * Whether a call may be sent again when nobody knows what became of it:
 * - `safe`: acting twice is the same as acting once (reads, deletes, setting fields to values)
 * - `keyed`: the server recognises the Idempotency-Key and answers the second one from memory
 * - `never`: acting twice does something twice (a refund)
 */
export type Repeat = 'safe' | 'keyed' | 'never';

export interface ClientConfig {
  /** Where the server is, with an optional path; empty means the page's own origin. */
  baseUrl: string;
  /** Sent with each admin call except the open ones; never sent to the store domain. */
  apiKey?: string | undefined;
  publishableKey?: string | undefined;
  /** Further headers for each call. */
  headers?: Record<string, string> | undefined;
  /** Further headers for the calls of one operation, by the contract's name of it. */
  operationHeaders?: ((operation: string) => Record<string, string> | undefined) | undefined;
  /** Tries after the first one. */
  maxRetries: number;
  /** Milliseconds that one try may take, 0 for no limit. */
  timeout: number;
  /**
   * Send every call again after an unknown outcome, also those that may then act twice.
   * Off unless someone asks for it.
   */
  retryUnknownOutcomes: boolean;
  /**
   * How the browser's cache takes part, as `fetch` knows it. The admin domain keeps nothing
   * (`no-store`): what it reads must not be found on the disk once someone has signed out. The store
   * domain leaves it to the browser; a shop decides for itself.
   */
  cache?: RequestCache | undefined;
  /**
   * Asked before each try of a call: whether it may go out. The call waits for the answer; one that
   * may not go out ends as aborted, and has certainly not been carried out by that try.
   */
  mayBeSent?: ((call: Call) => boolean | Promise<boolean>) | undefined;
  /**
   * Asked once about each call that was refused for want of a session: whether there is one now.
   * The call waits for the answer, and is sent once more if it is yes.
   */
  onUnauthorized?: ((refusal: Refusal) => boolean | Promise<boolean>) | undefined;
}

/** A call that was refused for want of a session. */
export interface Refusal {
  error: ApiError;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  /** Aborts when its caller has left. */
  signal: AbortSignal | undefined;
}

/**
 * Makes calls of one half of the API, with settings and a token of its own. What the generated store
 * calls take, and all that they know.
 */
export interface ApiClient {
  /**
   * @param target path and query: `/store/products?limit=5`
   * @throws ApiError
   */
  readonly request: (target: string, options?: RequestOptions) => Promise<unknown>;
}

/** One API domain at work: its configuration, its token and its clock. */
export interface Domain {
  readonly name: DomainName;
  readonly timing: Timing;
  readonly send: Send;
  config: ClientConfig;
  /** The bearer token, in memory only. */
  token: string | undefined;
}

export interface UploadProgress {
  /** Bytes. */
  loaded: number;
  /** Bytes, or undefined while the browser doesn't know. */
  total: number | undefined;
}

/** What one call can say about itself. Everything has a default. */
export interface RequestOptions {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  /** JSON text, a form, or anything else that `fetch` takes. A read has none. */
  body?: BodyInit | null | undefined;
  signal?: AbortSignal | null | undefined;
  /** The contract's name of the call, repeated in the errors. */
  operation?: string | undefined;
  /** Default: `never` for POST and PATCH, `safe` for everything else. */
  repeat?: Repeat | undefined;
  /**
   * Lists of the body whose entries without an `id` are made anew each time: a call that has one is
   * `never`, whatever `repeat` says.
   */
  makesNew?: readonly string[] | undefined;
  maxRetries?: number | undefined;
  /** Milliseconds that one try may take, 0 for no limit. */
  timeout?: number | undefined;
  /** Told how much of a form has gone out. Browsers only. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** A call with every choice made, ready to be sent. */
export interface Call {
  readonly method: string;
  readonly url: string;
  /** Without base path and query: `/admin/orders/order_1`. */
  readonly path: string;
  readonly body: BodyInit | null;
  readonly signal: AbortSignal | undefined;
  readonly operation: string | undefined;
  readonly repeat: Repeat;
  readonly maxRetries: number;
  readonly timeout: number;
  readonly cache?: RequestCache | undefined;
  readonly onUploadProgress: ((progress: UploadProgress) => void) | undefined;
}

/** The server said something, whatever it is. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** No (complete) answer came. */
export interface NoAnswer {
  readonly kind: 'network' | 'offline' | 'timeout' | 'aborted';
  /** False when the request was certainly not sent. */
  readonly sent: boolean;
  readonly cause?: unknown;
}

export type Result = Answer | NoAnswer;

/** Sends a call once and reads the whole answer. Never rejects. */
export type Send = (call: Call, headers: Record<string, string>) => Promise<Result>;
