import { expect, test } from 'vitest';
import { readReportState, stepsFor, writeReportState } from './report-state.ts';
import type { ReportChanges } from './report-state.ts';

const TODAY = '2026-11-30';

const read = (query: string) => readReportState(new URLSearchParams(query), TODAY);

const changed = (query: string, changes: ReportChanges): string => {
  const params = new URLSearchParams(query);
  writeReportState(params, changes);
  return params.toString();
};

test('an address without parameters is the last 30 days beside those before', () => {
  expect(read('')).toEqual({
    periodName: 'last30',
    period: { from: '2026-11-01', to: '2026-11-30' },
    compare: 'before',
    compared: { from: '2026-10-02', to: '2026-10-31' },
    step: 'day',
    filter: { channelId: undefined, regionId: undefined, country: undefined },
    currency: undefined,
    isConverted: false,
  });
});

test('each part of the state has a parameter', () => {
  const query =
    'period=2026-01-01..2026-03-31&compare=year&step=month&sales_channel_id=sc_1&region_id=reg_1&country=DE&currency=USD&converted=1';
  expect(read(query)).toEqual({
    periodName: 'custom',
    period: { from: '2026-01-01', to: '2026-03-31' },
    compare: 'year',
    compared: { from: '2025-01-01', to: '2025-03-31' },
    step: 'month',
    filter: { channelId: 'sc_1', regionId: 'reg_1', country: 'de' },
    currency: 'usd',
    isConverted: true,
  });
  expect(read('compare=none').compared).toBeUndefined();
});

test.each([
  'period=never',
  'period=2026-13-01..2026-14-01',
  'period=2026-11-30..2026-11-01',
  'period=2026-11-01..',
  'period=0001-01-01..0001-02-01',
  'period=2026-11-01..9999-12-31',
  'compare=sideways',
  'step=decade',
  'step=month',
  'country=Germany',
  'currency=euros',
  'converted=maybe',
])('%s counts as the usual value', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('what is changed is all that changes in the address, and usual values leave it', () => {
  expect(changed('q=x', { periodName: 'last7' })).toBe('q=x&period=last7');
  expect(changed('period=last7&step=week', { periodName: 'last30' })).toBe('');
  expect(
    changed('', { periodName: 'custom', period: { from: '2026-01-01', to: '2026-01-09' } }),
  ).toBe('period=2026-01-01..2026-01-09');
  expect(changed('period=last90', { step: 'month' })).toBe('period=last90&step=month');
  expect(changed('compare=none', { compare: 'before' })).toBe('');
  expect(changed('', { filter: { regionId: 'reg_1' } })).toBe('region_id=reg_1');
  expect(changed('region_id=reg_1', { filter: {} })).toBe('');
  expect(changed('currency=usd&converted=1', { currency: undefined, isConverted: false })).toBe('');
  expect(changed('currency=usd', { isConverted: true })).toBe('currency=usd&converted=1');
});

test('a step is offered where it makes more than one point and not thousands', () => {
  expect(stepsFor({ from: '2026-11-24', to: '2026-11-30' })).toEqual(['day']);
  expect(stepsFor({ from: '2026-09-02', to: '2026-11-30' })).toEqual(['day', 'week', 'month']);
  expect(stepsFor({ from: '2016-12-01', to: '2026-11-30' })).toEqual(['month']);
});
