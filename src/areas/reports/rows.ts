import type { Rates } from '#shared/figures/convert.ts';
import type { Bucket, Span } from '#shared/figures/days.ts';
import type { Instant } from '#shared/figures/facts.ts';
import { isEmpty } from '#shared/figures/sums.ts';
import { ANY_CURRENCY, NONE } from './answers.ts';
import type { Answer } from './answers.ts';
import type { ReportColumn } from './columns.ts';
import type { ReportTable } from './reports.ts';
import { addValues, inCurrency } from './values.ts';
import type { ByRow, Values } from './values.ts';

export interface ReportRow {
  /** Key of the answer */
  id: string;
  bucket?: Bucket;
  bucketBefore?: Bucket;
  /** Undefined if unknown or still to come */
  values: Values | undefined;
  before: Values | undefined;
}

export interface ReportRows {
  rows: readonly ReportRow[];
  total: Values;
  totalBefore: Values | undefined;
  /** Currencies with figures that aren't included */
  left: readonly string[];
}

export interface RowsChoice {
  currency: string;
  isConverted: boolean;
  rates: Rates;
  /** All since are known; undefined while none is. */
  knownSince: Instant | undefined;
  now: Instant;
  groupsOf?: ((productId: string) => readonly string[]) | undefined;
}

export interface Compared {
  now: Answer;
  before: Answer | undefined;
  /** Of the answer before */
  spanBefore: Span | undefined;
}

interface Part {
  rows: ByRow;
  total: Values;
  left: readonly string[];
}

const isKnown = ({ start }: Span, { knownSince, now }: RowsChoice): boolean =>
  knownSince !== undefined && start >= knownSince && start <= now;

/** A product without a group is in the row of none. */
function inGroups(rows: ByRow, groupsOf: (productId: string) => readonly string[]): ByRow {
  const groups = new Map<string, Values>();
  for (const [productId, values] of rows) {
    const ids = productId === NONE ? [] : groupsOf(productId);
    for (const id of ids.length > 0 ? ids : [NONE]) {
      groups.set(id, addValues(groups.get(id), values));
    }
  }
  return groups;
}

function partOf(answer: Answer, table: ReportTable, choice: RowsChoice): Part {
  const { count, hasNoCurrency, groups } = table;
  const groupsOf = groups && choice.groupsOf;
  const currency = hasNoCurrency ? ANY_CURRENCY : choice.currency;
  const { rows, total, left } = inCurrency(answer, { ...choice, currency }, (id) => {
    const bucket = answer.buckets?.[Number(id)];
    return bucket === undefined || isKnown(bucket, choice);
  });
  return {
    rows: groupsOf ? inGroups(rows, groupsOf) : rows,
    total: count ? { ...total, ...count(rows.values()) } : total,
    left,
  };
}

/** Rows without figures in both periods are left out, unless they are over time. */
export function reportRows(
  { now, before, spanBefore }: Compared,
  table: ReportTable,
  choice: RowsChoice,
): ReportRows {
  const part = partOf(now, table, choice);
  const isBeforeKnown = spanBefore !== undefined && isKnown(spanBefore, choice);
  const earlier = before && isBeforeKnown ? partOf(before, table, choice) : undefined;
  const { buckets } = now;
  const rows: ReportRow[] = buckets
    ? buckets.map((bucket, index) => {
        const id = String(index);
        const bucketBefore = before?.buckets?.[index];
        return {
          id,
          bucket,
          ...(bucketBefore ? { bucketBefore } : {}),
          values: isKnown(bucket, choice) ? (part.rows.get(id) ?? {}) : undefined,
          before: earlier && bucketBefore ? (earlier.rows.get(id) ?? {}) : undefined,
        };
      })
    : [...new Set([...part.rows.keys(), ...(earlier?.rows.keys() ?? [])])]
        .map((id) => ({
          id,
          values: part.rows.get(id) ?? {},
          before: earlier && (earlier.rows.get(id) ?? {}),
        }))
        .filter(({ values, before: own }) => !isEmpty(values) || (own && !isEmpty(own)));
  return { rows, total: part.total, totalBefore: earlier?.total, left: part.left };
}

export const hasFigures = ({ rows }: ReportRows): boolean =>
  rows.some(({ values }) => values !== undefined && !isEmpty(values));

export const valueIn = (
  { value }: Pick<ReportColumn, 'value'>,
  values: Values | undefined,
): number | undefined => values && value(values);

export const NAME_ORDER = 'name';

/** `order` is a column's id, with - for descending; unknown values come last. */
export function sortRows<Row extends Pick<ReportRow, 'values'>>(
  rows: readonly Row[],
  order: string,
  { columns, nameOf, compare }: SortBy<Row>,
): Row[] {
  const isDescending = order.startsWith('-');
  const field = isDescending ? order.slice(1) : order;
  const direction = isDescending ? -1 : 1;
  if (field === NAME_ORDER) {
    return rows.toSorted((a, b) => direction * compare(nameOf(a), nameOf(b)));
  }
  const column = columns.find(({ id }) => id === field);
  if (!column) return [...rows];
  return rows
    .map((row) => ({ row, value: valueIn(column, row.values) }))
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined) {
        return Number(a.value === undefined) - Number(b.value === undefined);
      }
      return direction * (a.value - b.value) || compare(nameOf(a.row), nameOf(b.row));
    })
    .map(({ row }) => row);
}

interface SortBy<Row> {
  columns: readonly ReportColumn[];
  nameOf: (row: Row) => string;
  compare: (a: string, b: string) => number;
}
