import { expect, test } from 'vitest';
import { periodOf } from './period.tsx';

test('a period has not begun, lasts, or is over', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const at = (starts_at: string | null, ends_at: string | null) =>
    periodOf({ starts_at, ends_at }, now);
  expect(at(null, null)).toBe('active');
  expect(at('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toBe('active');
  expect(at('2026-12-01T00:00:00Z', null)).toBe('scheduled');
  expect(at('2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z')).toBe('expired');
});
