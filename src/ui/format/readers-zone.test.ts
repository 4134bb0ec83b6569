import { expect, test } from 'vitest';
import { today, readersZone } from '../date/zone.ts';
import { formatFor } from './format.ts';
import { showUtc } from './readers-zone.ts';
import { daysAgo } from './relative.ts';
import { setStoreZone, storeDay } from './store-zone.ts';

test('who prefers UTC sees all times and days in it', () => {
  showUtc(true);
  const instant = '2026-07-01T23:30:00Z';
  const { date, time, dateTime } = formatFor('en-GB');
  expect(date(instant)).toBe('1 Jul 2026');
  expect(time(instant)).toBe('23:30');
  expect(dateTime(instant)).toContain('23:30:00 UTC');
  expect(readersZone()).toBe('UTC');
  expect(today(readersZone(), Date.parse(instant))).toBe('2026-07-01');
  expect(daysAgo(Date.parse(instant), Date.parse('2026-07-02T00:10:00Z'))).toBe(1);
  setStoreZone('Asia/Tokyo');
  expect(storeDay(new Date(instant), 'en-GB')).toBe('2 Jul 2026');
  setStoreZone('Europe/London');
  expect(storeDay(new Date('2026-07-01T12:00:00Z'), 'en-GB')).toBeUndefined();
});
