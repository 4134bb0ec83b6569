import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '#ui/date/day.ts';
import type { Day } from '#ui/date/day.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { RANGE_PRESETS, rangeToText } from '#ui/date/range.ts';
import { fromZoned, today } from '#ui/date/zone.ts';
import { setStoreZone } from '#ui/format/store-zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import { readReportState } from '#shared/figures/controls/report-state.ts';
import { PERIODS, spanOf } from '#shared/figures/days.ts';
import type { Period } from '#shared/figures/days.ts';
import { draftList } from '../areas/drafts/list/query.ts';
import { orderList } from '../areas/orders/list/query.ts';
import { ordersPath } from '../areas/reports/links.ts';
import { toDos } from './to-dos.ts';

const reader = vi.hoisted(() => ({ zone: 'UTC' }));

vi.mock('#ui/date/zone.ts', async (original) => ({
  ...(await original<object>()),
  readersZone: () => reader.zone,
}));

interface Bounds {
  start: string;
  end: string;
}

function ordersAt(address: URLSearchParams): Bounds {
  const { created_at: days } = orderList.params(readListView(address, orderList.filters));
  return { start: days?.gte ?? '', end: days?.lt ?? '' };
}

const inList = (text: string): Bounds => ordersAt(new URLSearchParams({ created_at: text }));

/** Home and reports read their address alike. */
const periodAt = (text: string): Period =>
  readReportState(new URLSearchParams({ period: text }), today(daysZone())).period;

function inReports(text: string): Bounds {
  const { start, end } = spanOf(periodAt(text), daysZone());
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

function behindReport(text: string): Bounds {
  const path = ordersPath(
    { of: { kind: 'all' }, period: periodAt(text), filter: {}, currency: undefined },
    { report: 'sales', search: '' },
  );
  const { pathname, searchParams } = new URL(path, 'https://a.example');
  expect(pathname).toBe('/a/orders');
  return ordersAt(searchParams);
}

function draftsBefore(): string | undefined {
  const query = toDos.find(({ id }) => id === 'drafts')?.query({ lowStock: 10 });
  const view = readListView(new URLSearchParams(query), draftList.filters);
  return draftList.params(view).created_at?.lt;
}

const hoursOf = ({ start, end }: Bounds): number =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

/** Before and at both bounds */
const daysAround = ({ start, end }: Bounds, zone: string): Day[] => {
  const wall = new Intl.DateTimeFormat('sv', { timeZone: zone });
  const [first, last] = [Date.parse(start), Date.parse(end)];
  return [first - 1, first, last - 1, last].map((instant) => wall.format(instant));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  setStoreZone(undefined);
  reader.zone = 'UTC';
});

const DAYS = [
  { zone: 'America/New_York', day: '2026-03-08', hours: 23 },
  { zone: 'America/New_York', day: '2026-11-01', hours: 25 },
  { zone: 'Europe/Berlin', day: '2026-03-29', hours: 23 },
  { zone: 'Europe/Berlin', day: '2026-10-25', hours: 25 },
  { zone: 'Pacific/Auckland', day: '2026-09-27', hours: 23 },
  { zone: 'Pacific/Auckland', day: '2026-04-05', hours: 25 },
  // Midnight is skipped, or comes an hour late.
  { zone: 'Africa/Cairo', day: '2026-04-24', hours: 23 },
  { zone: 'Africa/Cairo', day: '2026-10-29', hours: 25 },
  { zone: 'America/Santiago', day: '2026-09-06', hours: 23 },
  { zone: 'America/Santiago', day: '2026-04-04', hours: 25 },
  // No clock changes.
  { zone: 'Asia/Kolkata', day: '2026-03-29', hours: 24 },
  { zone: 'Asia/Kolkata', day: '2026-10-25', hours: 24 },
  { zone: 'UTC', day: '2026-03-29', hours: 24 },
  { zone: 'UTC', day: '2026-10-25', hours: 24 },
];

const FAR = ['Pacific/Niue', 'Pacific/Kiritimati'];

describe.each([
  ...DAYS.map((each) => ({ ...each, store: undefined, from: each.zone })),
  ...FAR.flatMap((from) => DAYS.map((each) => ({ ...each, store: each.zone, from }))),
])('around $day in $zone: store in $store, reader in $from', ({ zone, day, hours, ...zones }) => {
  const at = (moment: { day: Day; time: string }): void => {
    setStoreZone(zones.store);
    reader.zone = zones.from;
    vi.setSystemTime(fromZoned(moment, zone));
  };

  test.each(['00:01', '23:59'])('today is the same in reports and lists at %s', (time) => {
    at({ day, time });
    const list = inList('today');
    expect(inReports('today')).toEqual(list);
    expect(behindReport('today')).toEqual(list);
    expect(daysAround(list, zone)).toEqual([addDays(day, -1), day, day, addDays(day, 1)]);
    expect(hoursOf(list)).toBe(hours);
  });

  test.each(['00:01', '23:59'])('yesterday is the same a day later at %s', (time) => {
    at({ day: addDays(day, 1), time });
    const yesterday = inReports('yesterday');
    expect(yesterday).toEqual(inList(rangeToText({ from: day, to: day })));
    expect(behindReport('yesterday')).toEqual(yesterday);
    expect(yesterday.end).toBe(inList('today').start);
    expect(hoursOf(yesterday)).toBe(hours);
  });

  test.each(['00:01', '23:59'])('a preset that both have is the same at %s', (time) => {
    at({ day, time });
    const shared = PERIODS.filter((name) => RANGE_PRESETS.some((preset) => preset === name));
    expect(shared).toEqual(['today', 'last7', 'last30']);
    expect(shared.map(inReports)).toEqual(shared.map(inList));
    expect(shared.map(behindReport)).toEqual(shared.map(inList));
  });

  test.each(['00:01', '23:59'])('drafts are due on the same day at %s', (time) => {
    at({ day: addDays(day, 3), time });
    expect(draftsBefore()).toBe(inList(rangeToText({ from: day, to: day })).start);
  });
});
