import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { bucketsOf } from '../days.ts';
import { chartPoints } from './chart-points.ts';
import type { Series } from './chart-points.ts';

const t = ((key: string) => key) as unknown as TFunction<'common'>;

const DAYS = { zone: 'UTC', firstWeekday: 1 };
const NOW = Date.parse('2026-11-03T12:00:00Z');
const at = { now: NOW, zone: 'UTC', tag: 'en', t };

const days = (from: string, to: string, values: readonly number[]): Series => ({
  buckets: bucketsOf({ from, to }, 'day', DAYS),
  valueAt: (index) => values[index],
});

test('each bucket is a point, with the one compared at its place', () => {
  const points = chartPoints(
    days('2026-11-02', '2026-11-03', [5, 6]),
    days('2026-10-31', '2026-11-01', [3, 4]),
    { ...at, knownSince: -Infinity, step: 'day' },
  );
  expect(points).toMatchObject([
    { tick: 'Nov 2', label: 'Nov 2, 2026', value: 5, before: 3, beforeLabel: 'Oct 31, 2026' },
    { tick: 'Nov 3', label: 'Nov 3, 2026', value: 6, before: 4, beforeLabel: 'Nov 1, 2026' },
  ]);
});

test('days to come and days not known yet have no value, which is not 0', () => {
  const shown = days('2026-11-01', '2026-11-04', [1, 2, 3, 0]);
  const knownSince = Date.parse('2026-11-01T05:00:00Z');
  const values = (since: number | undefined) =>
    chartPoints(shown, undefined, { ...at, knownSince: since, step: 'day' }).map(
      ({ value }) => value,
    );
  expect(values(-Infinity)).toEqual([1, 2, 3, undefined]);
  expect(values(knownSince)).toEqual([undefined, 2, 3, undefined]);
  expect(values(undefined)).toEqual([undefined, undefined, undefined, undefined]);
});

test('weeks and cut months are written as their days, whole months by name', () => {
  const buckets = bucketsOf({ from: '2026-09-15', to: '2026-10-31' }, 'month', DAYS);
  const shown = { buckets, valueAt: () => 1 };
  const points = chartPoints(shown, undefined, { ...at, knownSince: -Infinity, step: 'month' });
  // A chart of years has each month several times.
  expect(points.map(({ tick }) => tick)).toEqual(['Sep 2026', 'Oct 2026']);
  expect(points[0]?.label.replaceAll(/\s/gu, ' ')).toBe('Sep 15 – 30, 2026');
  expect(points[1]?.label).toBe('October 2026');
});
