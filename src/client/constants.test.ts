import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('the numbers and names of the specification', () => {
  expect({ ...constants }).toEqual({
    ADMIN_MAX_RETRIES: 3,
    STORE_MAX_RETRIES: 0,
    DEFAULT_TIMEOUT_MS: 0,
    DEFAULT_ADMIN_BASE_URL: '',
    DEFAULT_STORE_BASE_URL: 'http://localhost:9000',
    FIRST_WAIT_MS: 500,
    WAIT_FACTOR: 2,
    LONGEST_WAIT_MS: 30_000,
    WAIT_JITTER: 0.25,
    LONGEST_RETRY_AFTER_MS: 300_000,
    LONGEST_TIMER_MS: 2_147_483_647,
    CONFLICT_STATUS: 409,
    LOWEST_RETRIED_SERVER_ERROR: 501,
    HIGHEST_RETRIED_SERVER_ERROR: 599,
    UNKNOWN_OUTCOME_STATUSES: [502, 504, 520, 522, 524, 598, 599],
    ACCESS_TOKEN_HEADER: 'x-medusa-access-token',
    PUBLISHABLE_KEY_HEADER: 'x-publishable-api-key',
    IDEMPOTENCY_KEY_HEADER: 'idempotency-key',
    OPEN_ADMIN_PATHS: [
      '/admin/auth',
      '/admin/users/password-token',
      '/admin/users/reset-password',
      '/admin/invites/accept',
    ],
    QUERY_PARAMETER_LIMIT: 1000,
    QUERY_DEPTH_LIMIT: 5,
    FALLBACK_MESSAGE: 'Something went wrong, Please try again.',
  });
});
