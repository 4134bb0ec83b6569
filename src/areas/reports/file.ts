import { currencyDigits } from '#ui/format/currency.ts';
import { toDecimal } from '#ui/format/money.ts';
import type { Period } from '#shared/figures/days.ts';
import type { FileColumn } from '#shared/export/list-file.ts';
import type { ReportColumn } from './columns.ts';
import { valueIn } from './rows.ts';
import type { ReportRow } from './rows.ts';

export interface NamedRow extends Pick<ReportRow, 'id' | 'values' | 'before'> {
  name: string;
}

interface FileTexts {
  /** Header of the names */
  name: string;
  columnOf: (column: ReportColumn) => string;
  /** Header of the same figure in the compared period; undefined without one */
  beforeOf: ((column: string) => string) | undefined;
}

/** A number that spreadsheets read */
function cellOf(
  { kind, ...column }: ReportColumn,
  values: ReportRow['values'],
  currency: string,
): string {
  const value = valueIn(column, values);
  if (value === undefined) return '';
  if (kind === 'amount') return toDecimal(value, currencyDigits(currency));
  return kind === 'percent' ? (100 * value).toFixed(1) : String(value);
}

/** Amounts name their currency in the header, percentages their sign. */
export function fileColumns(
  columns: readonly ReportColumn[],
  currency: string,
  { name, columnOf, beforeOf }: FileTexts,
): FileColumn<NamedRow>[] {
  const headerOf = (column: ReportColumn, text: string): string => {
    const unit = { amount: currency.toUpperCase(), percent: '%', count: '', number: '' };
    return unit[column.kind] ? `${text} (${unit[column.kind]})` : text;
  };
  return [
    { name, value: (row) => row.name },
    ...columns.flatMap((column): FileColumn<NamedRow>[] => {
      const text = columnOf(column);
      const own: FileColumn<NamedRow> = {
        name: headerOf(column, text),
        value: ({ values }) => cellOf(column, values, currency),
      };
      if (!beforeOf) return [own];
      return [
        own,
        {
          name: headerOf(column, beforeOf(text)),
          value: ({ before }) => cellOf(column, before, currency),
        },
      ];
    }),
  ];
}

/** Without extension */
export const fileName = (report: string, period: Period | undefined): string =>
  period === undefined ? report : `${report}-${period.from}-${period.to}`;
