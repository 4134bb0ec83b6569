import type { ApiError } from './error.ts';
import type { Timing } from './timing.ts';

/** Halves of the API, each with its own configuration and token. */
export type DomainName = 'admin' | 'store';

/**
 * May a call be resent after an unknown outcome?
 * - `safe`: idempotent (reads, deletes, setting fields)
 * - `keyed`: the server deduplicates by Idempotency-Key
 * - `never`: acts twice (a refund)
 */
export type Repeat = 'safe' | 'keyed' | 'never';

/** Next.js: revalidation in seconds, and tags. */
export interface NextOptions {
  revalidate?: number | false | undefined;
  tags?: string[] | undefined;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientConfig {
  /** Server URL with optional path; empty for the page's origin. */
  baseUrl: string;
  /** Sent with admin calls except open ones; never to the store. */
  apiKey?: string | undefined;
  publishableKey?: string | undefined;
  /** Added to each call. */
  headers?: Record<string, string> | undefined;
  /** Added by operation id. */
  operationHeaders?: ((operation: string) => Record<string, string> | undefined) | undefined;
  /** After the first try. */
  maxRetries: number;
  /** Milliseconds per try; 0: no limit. */
  timeout: number;
  /** Also resends calls that may act twice. Default: false. */
  retryUnknownOutcomes: boolean;
  /**
   * `fetch` cache mode. The admin uses `no-store`, so that no data stays on disk after sign-out; the store default is
   * the browser's.
   */
  cache?: RequestCache | undefined;
  /** Called before each try, which waits for it. False ends the call as aborted, unsent. */
  mayBeSent?: ((call: Call) => boolean | Promise<boolean>) | undefined;
  /** Called once per call refused with 401, which waits for it. True resends the call once. */
  onUnauthorized?: ((refusal: Refusal) => boolean | Promise<boolean>) | undefined;
}

/** A call refused with 401. */
export interface Refusal {
  error: ApiError;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Aborts when the caller cancels. */
  signal: AbortSignal | undefined;
}

/** Calls one half of the API with its own settings and token; used by the generated store calls. */
export interface ApiClient {
  /**
   * @param target path and query: `/store/products?limit=5`
   * @throws ApiError
   */
  readonly request: (target: string, options?: RequestOptions) => Promise<unknown>;
}

export interface Domain {
  readonly name: DomainName;
  readonly timing: Timing;
  readonly send: Send;
  config: ClientConfig;
  /** Bearer token, in memory only. */
  token: string | undefined;
}

export interface UploadProgress {
  /** Bytes. */
  loaded: number;
  /** Bytes; undefined while unknown. */
  total: number | undefined;
}

export interface RequestOptions {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  /** JSON text, a form or another `fetch` body. Ignored for reads. */
  body?: BodyInit | null | undefined;
  signal?: AbortSignal | null | undefined;
  /** Operation id in the contract, repeated in errors. */
  operation?: string | undefined;
  /** Default: `never` for POST and PATCH, else `safe`. */
  repeat?: Repeat | undefined;
  /** Body lists whose entries without `id` are created on each call. With one, `repeat` is `never`. */
  makesNew?: readonly string[] | undefined;
  maxRetries?: number | undefined;
  /** Milliseconds per try; 0: no limit. */
  timeout?: number | undefined;
  /** Storefront clients only, as the next two. */
  cache?: RequestCache | undefined;
  next?: NextOptions | undefined;
  fetch?: Fetch | undefined;
  /** Upload progress of a form; browsers only. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** A call with all defaults applied. */
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

export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** No complete response. */
export interface NoAnswer {
  readonly kind: 'network' | 'offline' | 'timeout' | 'aborted';
  /** False if certainly not sent. */
  readonly sent: boolean;
  readonly cause?: unknown;
}

export type Result = Answer | NoAnswer;

/**
 * Sends once and reads the whole response. Never rejects.
 * @param fetcher default: the global one
 */
export type Send = (
  call: Call,
  headers: Record<string, string>,
  fetcher?: Fetch,
) => Promise<Result>;
