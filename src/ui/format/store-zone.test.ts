import { afterEach, expect, test } from 'vitest';
import { readersZone } from '../date/zone.ts';
import { setStoreZone, storeDay } from './store-zone.ts';

afterEach(() => setStoreZone(undefined));

test('the store’s day is told where it isn’t the reader’s', () => {
  // These two never share a date.
  const west = 'Pacific/Niue';
  const east = 'Pacific/Kiritimati';
  const instant = new Date('2026-11-22T09:30:00Z');
  const days = [west, east].map((zone) => {
    expect(setStoreZone(zone)).toBe(true);
    return storeDay(instant, 'en');
  });
  expect(days.filter((day) => day === undefined).length).toBeLessThan(2);
  expect(days.filter((day) => day !== undefined)).not.toContain(undefined);
  setStoreZone(readersZone());
  expect(storeDay(instant, 'en')).toBeUndefined();
});

test('without a zone, and with one that doesn’t exist, nothing is told', () => {
  setStoreZone('Pacific/Niue');
  expect(setStoreZone('Mars/Olympus')).toBe(false);
  expect(storeDay(new Date('2026-11-22T09:30:00Z'), 'en')).toBeUndefined();
  expect(setStoreZone('')).toBe(false);
  expect(setStoreZone(undefined)).toBe(true);
});
