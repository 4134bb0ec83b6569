import { expect, test } from 'vitest';
import { statusOf } from './discount-status.tsx';
import type { Usable } from './discount-status.tsx';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const usable: Usable = {
  is_disabled: false,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  usage_limit: null,
  usage_count: 0,
};

test.each([
  ['active', {}],
  ['scheduled', { starts_at: '2026-12-01T00:00:00Z' }],
  ['expired', { ends_at: '2026-11-23T12:00:00Z' }],
  ['usedUp', { usage_limit: 3, usage_count: 3 }],
  ['active', { usage_limit: 0, usage_count: 3 }],
  ['disabled', { is_disabled: true, ends_at: '2026-11-23T12:00:00Z' }],
] as const)('a code is %s with %o', (status, change) => {
  expect(statusOf({ ...usable, ...change }, NOW)).toBe(status);
});
