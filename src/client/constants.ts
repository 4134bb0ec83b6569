/**
 * Every number and name that the product promises about its requests, in one place.
 * `constants.test.ts` repeats them, so that a change is always a decision.
 */

/** Tries after the first one, when the configuration says nothing. */
export const ADMIN_MAX_RETRIES = 3;
export const STORE_MAX_RETRIES = 0;

/** Milliseconds before a try is given up; 0 means never. */
export const DEFAULT_TIMEOUT_MS = 0;

/** The longest that a timer takes; a time-out above it is none. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The dashboard talks to its own origin unless told otherwise. */
export const DEFAULT_ADMIN_BASE_URL = '';
export const DEFAULT_STORE_BASE_URL = 'http://localhost:9000';

/** Waits between tries: the first one, doubled each time up to the longest. */
export const FIRST_WAIT_MS = 500;
export const WAIT_FACTOR = 2;
export const LONGEST_WAIT_MS = 30_000;
/** A wait is spread by this share in both directions, so that clients don't return in step. */
export const WAIT_JITTER = 0.25;
/** A server that asks for more than this ends the tries. */
export const LONGEST_RETRY_AFTER_MS = 300_000;

/** Answers that are tried again: this one, and the range of server errors above 500. */
export const CONFLICT_STATUS = 409;
export const LOWEST_RETRIED_SERVER_ERROR = 501;
export const HIGHEST_RETRIED_SERVER_ERROR = 599;

/**
 * Answers of something in front of the server that leave open whether the server acted:
 * 502 and 504, and the codes by which common gateways report a lost or late answer.
 */
export const UNKNOWN_OUTCOME_STATUSES: readonly number[] = [502, 504, 520, 522, 524, 598, 599];

export const ACCESS_TOKEN_HEADER = 'x-medusa-access-token';
export const PUBLISHABLE_KEY_HEADER = 'x-publishable-api-key';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Admin calls that are made before anyone is known; they carry no api key. All are POSTs. */
export const OPEN_ADMIN_PATHS: readonly string[] = [
  '/admin/auth',
  '/admin/users/password-token',
  '/admin/users/reset-password',
  '/admin/invites/accept',
];

/** The server's query parser drops values beyond the first and garbles names beyond the second. */
export const QUERY_PARAMETER_LIMIT = 1000;
export const QUERY_DEPTH_LIMIT = 5;

export const FALLBACK_MESSAGE = 'Something went wrong, Please try again.';
