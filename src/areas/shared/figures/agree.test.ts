import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import { addDays } from '#ui/date/day.ts';
import type { Day } from '#ui/date/day.ts';
import { RANGE_PRESETS, rangeToText } from '#ui/date/range.ts';
import { fromZoned, today } from '#ui/date/zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import { listQuery } from '../list/list-query.ts';
import { PERIODS, periodOf, reportZone, spanOf } from './days.ts';
import type { PeriodName } from './days.ts';

const reader = vi.hoisted(() => ({ zone: 'UTC' }));

vi.mock('#ui/date/zone.ts', async (original) => ({
  ...(await original<object>()),
  readersZone: () => reader.zone,
}));

/** Filters days like the order list. */
const orders = listQuery({
  rows: 'orders',
  query: getListOrdersQueryOptions,
  fields: ['id'],
  filters: { created_at: 'dates' },
  defaultOrder: '-created_at',
});

interface Bounds {
  start: string;
  end: string;
}

function inList(text: string): Bounds {
  const view = readListView(new URLSearchParams({ created_at: text }), orders.filters);
  const { created_at: days } = orders.params(view);
  return { start: days?.gte ?? '', end: days?.lt ?? '' };
}

function inReports(name: PeriodName): Bounds {
  const { start, end } = spanOf(periodOf(name, today(reportZone())), reportZone());
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

const hoursOf = ({ start, end }: Bounds): number =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  reader.zone = 'UTC';
});

describe.each([
  { zone: 'America/New_York', day: '2026-03-08', hours: 23 },
  { zone: 'America/New_York', day: '2026-11-01', hours: 25 },
  { zone: 'Europe/Berlin', day: '2026-03-29', hours: 23 },
  { zone: 'Europe/Berlin', day: '2026-10-25', hours: 25 },
  { zone: 'Pacific/Auckland', day: '2026-09-27', hours: 23 },
  { zone: 'Pacific/Auckland', day: '2026-04-05', hours: 25 },
  // No clock changes.
  { zone: 'Asia/Kolkata', day: '2026-03-29', hours: 24 },
  { zone: 'Asia/Kolkata', day: '2026-10-25', hours: 24 },
])('in $zone, around $day', ({ zone, day, hours }) => {
  const at = (moment: { day: Day; time: string }): void => {
    reader.zone = zone;
    vi.setSystemTime(fromZoned(moment, zone));
  };

  test.each(['00:01', '23:59'])('today is the same in reports and lists at %s', (time) => {
    at({ day, time });
    expect(inReports('today')).toEqual(inList('today'));
    expect(inReports('today')).toEqual({
      start: fromZoned({ day, time: '00:00' }, zone),
      end: fromZoned({ day: addDays(day, 1), time: '00:00' }, zone),
    });
    expect(hoursOf(inReports('today'))).toBe(hours);
  });

  test.each(['00:01', '23:59'])('yesterday is the same a day later at %s', (time) => {
    at({ day: addDays(day, 1), time });
    const yesterday = inReports('yesterday');
    expect(yesterday).toEqual(inList(rangeToText({ from: day, to: day })));
    expect(yesterday.end).toBe(inList('today').start);
    expect(hoursOf(yesterday)).toBe(hours);
  });

  test.each(['00:01', '23:59'])('a preset that both have is the same at %s', (time) => {
    at({ day, time });
    const shared = PERIODS.filter((name) => RANGE_PRESETS.some((preset) => preset === name));
    expect(shared).toEqual(['today', 'last7', 'last30']);
    expect(shared.map(inReports)).toEqual(shared.map(inList));
  });
});
