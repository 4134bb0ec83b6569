import type { Day } from '#ui/date/day.ts';
import { rangeToText, textToRange } from '#ui/date/range.ts';
import { isCurrencyCode } from '#ui/format/currency.ts';
import type { Rates } from '../convert.ts';
import { PERIODS, STEPS, daysIn, periodBefore, periodOf, stepFor, yearBefore } from '../days.ts';
import type { Period, PeriodName, Step } from '../days.ts';
import type { FigureFilter } from '../engine-types.ts';

export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface ReportState {
  periodName: PeriodName | 'custom';
  period: Period;
  compare: Comparison;
  compared: Period | undefined;
  /** IANA name */
  zone: string;
  step: Step;
  /** 1 (Monday) to 7 */
  firstWeekday: number;
  filter: FigureFilter;
  /** Lower case; undefined for the store's own */
  currency: string | undefined;
  /** Adds all currencies up in the store's own. */
  isConverted: boolean;
  rates: Rates;
}

export type ReportChanges = Partial<
  Pick<
    ReportState,
    'periodName' | 'period' | 'compare' | 'step' | 'filter' | 'currency' | 'isConverted'
  >
>;

type AddressState = Omit<ReportState, 'zone' | 'firstWeekday' | 'rates'>;

const USUAL_PERIOD: PeriodName = 'last30';
const USUAL_COMPARISON: Comparison = 'before';

const EARLIEST: Day = '1990-01-01';
const LATEST: Day = '2199-12-31';

/** Least and most days of a period */
const FITS: Readonly<Record<string, readonly [number, number]>> = {
  hour: [1, 2],
  day: [2, 366],
  week: [8, 1830],
  month: [32, Infinity],
};

export function stepsFor(period: Period): Step[] {
  const days = daysIn(period);
  const usual = stepFor(period);
  return STEPS.filter((step) => {
    const [least, most] = FITS[step] ?? [1, 0];
    return step === usual || (days >= least && days <= most);
  });
}

/** Undefined unless both ends are known and sensible */
export function periodIn({
  from,
  to,
}: {
  from: Day | undefined;
  to: Day | undefined;
}): Period | undefined {
  if (from === undefined || to === undefined) return undefined;
  return from >= EARLIEST && to <= LATEST && from <= to ? { from, to } : undefined;
}

export function comparedTo(period: Period, compare: Comparison): Period | undefined {
  if (compare === 'none') return undefined;
  return compare === 'year' ? yearBefore(period) : periodBefore(period);
}

/** Invalid values become the usual ones. */
export function readReportState(params: URLSearchParams, today: Day): AddressState {
  const text = params.get('period') ?? '';
  const range = textToRange(text);
  const own = range && periodIn(range);
  const named = PERIODS.find((name) => name === text) ?? USUAL_PERIOD;
  const period = own ?? periodOf(named, today);
  const compare = COMPARISONS.find((each) => each === params.get('compare')) ?? USUAL_COMPARISON;
  const currency = params.get('currency');
  const country = params.get('country') ?? '';
  return {
    periodName: own ? 'custom' : named,
    period,
    compare,
    compared: comparedTo(period, compare),
    step: stepsFor(period).find((each) => each === params.get('step')) ?? stepFor(period),
    filter: {
      channelId: params.get('sales_channel_id') || undefined,
      regionId: params.get('region_id') || undefined,
      country: /^[a-z]{2}$/iu.test(country) ? country.toLowerCase() : undefined,
    },
    currency: isCurrencyCode(currency) ? currency.toLowerCase() : undefined,
    isConverted: params.get('converted') === '1',
  };
}

const SHARED = ['period', 'compare', 'step', 'currency', 'converted'] as const;

/** Without filters, and what else is one report's own */
export function sharedParams(params: URLSearchParams): URLSearchParams {
  const shared = new URLSearchParams();
  for (const name of SHARED) {
    const value = params.get(name);
    if (value !== null) shared.set(name, value);
  }
  return shared;
}

export function writeReportState(params: URLSearchParams, changes: ReportChanges): void {
  const put = (name: string, value: string | undefined, usual?: string): void => {
    if (value && value !== usual) params.set(name, value);
    else params.delete(name);
  };
  const { periodName = 'custom', period, compare, step, filter, isConverted } = changes;
  const days = periodName === 'custom' ? period && rangeToText(period) : periodName;
  if (days !== undefined) {
    put('period', days, USUAL_PERIOD);
    // It may not fit the new period.
    params.delete('step');
  }
  if (compare !== undefined) put('compare', compare, USUAL_COMPARISON);
  if (step !== undefined) put('step', step);
  if (filter !== undefined) {
    put('sales_channel_id', filter.channelId);
    put('region_id', filter.regionId);
    put('country', filter.country);
  }
  if ('currency' in changes) put('currency', changes.currency);
  if (isConverted !== undefined) put('converted', isConverted ? '1' : undefined);
}
