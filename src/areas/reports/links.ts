import { paths } from '#app/paths.ts';
import { rangeToText, textToRange } from '#ui/date/range.ts';
import { periodIn } from '#shared/figures/controls/report-state.ts';
import type { Period } from '#shared/figures/days.ts';
import type { FigureFilter, OrdersOf } from '#shared/figures/engine-types.ts';
import { ORDER_STATUSES } from '#shared/orders/order-status.tsx';
import { NONE, taxKey } from './answers.ts';
import type { RowKind } from './reports.ts';

export interface OrdersQuestion {
  of: OrdersOf;
  period: Period;
  filter: FigureFilter;
  /** Undefined for all */
  currency: string | undefined;
}

const COUNTED = ORDER_STATUSES.filter((status) => status !== 'canceled');

/** The order list's parameters; undefined if it can't filter so */
function listQuery({ of, period, filter, currency }: OrdersQuestion): string | undefined {
  if (filter.country !== undefined) return undefined;
  const params = new URLSearchParams({ created_at: rangeToText(period) });
  for (const status of COUNTED) params.append('status', status);
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined) params.set(name, value);
  };
  put('sales_channel_id', filter.channelId);
  put('region_id', filter.regionId);
  put('currency_code', currency);
  switch (of.kind) {
    case 'all':
      return params.toString();
    case 'channel':
    case 'region':
    case 'customer': {
      if (of.id === null) return undefined;
      const names = { channel: 'sales_channel_id', region: 'region_id', customer: 'customer_id' };
      params.set(names[of.kind], of.id);
      return params.toString();
    }
    default:
      return undefined;
  }
}

interface Place {
  report: string;
  /** Parameters of the report, for the way back */
  search: string;
}

/** The row whose orders they are; without keys for those of no row */
export function rowOf({ of, filter }: OrdersQuestion): { rows: RowKind; keys: string[] } {
  if ('id' in of) return { rows: of.kind, keys: [of.id ?? NONE] };
  if (of.kind !== 'taxRate') return { rows: 'time', keys: [] };
  return { rows: of.kind, keys: [taxKey(filter.regionId ?? NONE, of.rate)] };
}

/** Address of the orders behind a figure: the order list if it can, else the report's own */
export function ordersPath(question: OrdersQuestion, place: Place): string {
  const list = listQuery(question);
  return list === undefined
    ? paths.report(`${place.report}/orders`, ordersSearch(question, place.search))
    : paths.orders(list);
}

const NO_ID = '';

const idOf = (of: OrdersOf): string | undefined => {
  if ('id' in of) return of.id ?? NO_ID;
  return 'rate' in of ? String(of.rate ?? NO_ID) : undefined;
};

function ordersSearch({ of, period, filter, currency }: OrdersQuestion, list: string): string {
  const values = {
    of: of.kind,
    id: idOf(of),
    days: rangeToText(period),
    channel: filter.channelId,
    region: filter.regionId,
    country: filter.country,
    currency,
    list: list || undefined,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) params.set(name, value);
  }
  return params.toString();
}

const WITH_ID = [
  'channel',
  'region',
  'country',
  'customer',
  'product',
  'variant',
  'discount',
] as const;
const WITHOUT_ID = ['all', 'refunds', 'returns'] as const;

function readOf(kind: string | null, id: string): OrdersOf | undefined {
  if (kind === 'taxRate') {
    const rate = id === NO_ID ? null : Number(id);
    return rate === null || Number.isFinite(rate) ? { kind, rate } : undefined;
  }
  const withId = WITH_ID.find((known) => known === kind);
  if (withId) return { kind: withId, id: id === NO_ID ? null : id };
  const without = WITHOUT_ID.find((known) => known === kind);
  return without && { kind: without };
}

/** Undefined for an address that names no orders */
export function readOrdersSearch(params: URLSearchParams): OrdersQuestion | undefined {
  const of = readOf(params.get('of'), params.get('id') ?? NO_ID);
  const days = textToRange(params.get('days') ?? '');
  const period = days && periodIn(days);
  if (of === undefined || period === undefined) return undefined;
  return {
    of,
    period,
    filter: {
      channelId: params.get('channel') ?? undefined,
      regionId: params.get('region') ?? undefined,
      country: params.get('country')?.toLowerCase(),
    },
    currency: params.get('currency')?.toLowerCase(),
  };
}
