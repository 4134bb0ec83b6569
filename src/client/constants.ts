/** Documented values; `constants.test.ts` repeats them, so that a change is deliberate. */

/** Retries after the first try. */
export const ADMIN_MAX_RETRIES = 3;
export const STORE_MAX_RETRIES = 0;

/** 0: no timeout. */
export const DEFAULT_TIMEOUT_MS = 0;

/** Longest possible timer; longer timeouts are ignored. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The page's own origin. */
export const DEFAULT_ADMIN_BASE_URL = '';
export const DEFAULT_STORE_BASE_URL = 'http://localhost:9000';

/** Backoff: doubles up to the longest wait. */
export const FIRST_WAIT_MS = 500;
export const WAIT_FACTOR = 2;
export const LONGEST_WAIT_MS = 30_000;
/** Share in both directions, so that clients don't retry in step. */
export const WAIT_JITTER = 0.25;
/** A longer Retry-After ends retrying. */
export const LONGEST_RETRY_AFTER_MS = 300_000;

/** Retried: 409 and 501–599. */
export const CONFLICT_STATUS = 409;
export const LOWEST_RETRIED_SERVER_ERROR = 501;
export const HIGHEST_RETRIED_SERVER_ERROR = 599;

/** The server may have acted: 502, 504 and the gateway codes for a lost or late response. */
export const UNKNOWN_OUTCOME_STATUSES: readonly number[] = [502, 504, 520, 522, 524, 598, 599];

export const ACCESS_TOKEN_HEADER = 'x-medusa-access-token';
export const PUBLISHABLE_KEY_HEADER = 'x-publishable-api-key';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Admin POSTs before sign-in; sent without the API key. */
export const OPEN_ADMIN_PATHS: readonly string[] = [
  '/admin/auth',
  '/admin/users/password-token',
  '/admin/users/reset-password',
  '/admin/invites/accept',
];

/** The server drops further parameters and garbles deeper names. */
export const QUERY_PARAMETER_LIMIT = 1000;
export const QUERY_DEPTH_LIMIT = 5;

export const FALLBACK_MESSAGE = 'Something went wrong, Please try again.';
