import { expect, test } from 'vitest';
import { dayAfterKey } from './calendar-keys.ts';

const after = (key: string, { shift = false, rtl = false } = {}): string | undefined =>
  dayAfterKey('2026-11-04', { key, shiftKey: shift }, 1, rtl);

test('keys move by day, week, month and year', () => {
  expect(after('ArrowLeft')).toBe('2026-11-03');
  expect(after('ArrowRight')).toBe('2026-11-05');
  expect(after('ArrowUp')).toBe('2026-10-28');
  expect(after('ArrowDown')).toBe('2026-11-11');
  expect(after('Home')).toBe('2026-11-02');
  expect(after('End')).toBe('2026-11-08');
  expect(after('PageUp')).toBe('2026-10-04');
  expect(after('PageDown', { shift: true })).toBe('2027-11-04');
  expect(after('a')).toBeUndefined();
});

test('arrows follow the direction of writing', () => {
  expect(after('ArrowLeft', { rtl: true })).toBe('2026-11-05');
  expect(after('ArrowRight', { rtl: true })).toBe('2026-11-03');
});
