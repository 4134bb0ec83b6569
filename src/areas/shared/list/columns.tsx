import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DateText } from '#ui/format/DateText.tsx';
import { FirstOfMany } from '#ui/format/FirstOfMany.tsx';
import { isObject } from '#ui/format/guards.ts';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { agoWidth, badgeWidth, dayWidth } from '#ui/table/widths.ts';
import classes from '#ui/table/DataTable.module.css';
import { areDetailsRead } from './useRowDetails.ts';

/** Pixels. */
const NAMES_MOST = 200;

type TextField<Row> = {
  [Name in keyof Row]-?: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row] &
  string;

type Head<Row> = Omit<Column<Row>, 'cell'>;

/** Undefined: pending; null: empty. The server can sort by `field`. */
type ValueOf<Row, Value> =
  | { field: TextField<Row>; value?: never }
  | { field?: never; value: (row: Row) => Value };

export interface ColumnMakers<Row> {
  name: (
    column: Head<Row> & { value: (row: Row) => string; picture?: (row: Row) => ReactNode },
  ) => Column<Row>;
  /** `dir` defaults to the text's own. A text that repeats the name is visually hidden. */
  text: (
    column: Head<Row> &
      ValueOf<Row, string | null | undefined> & { dir?: 'ltr'; repeats?: (row: Row) => boolean },
  ) => Column<Row>;
  count: (column: Head<Row> & { value: (row: Row) => number | undefined }) => Column<Row>;
  date: (column: Head<Row> & ValueOf<Row, string | null | undefined>) => Column<Row>;
  /** Relative; the date after a week. */
  ago: (column: Head<Row> & ValueOf<Row, string | null | undefined>) => Column<Row>;
  handle: (column: Head<Row> & { field: TextField<Row> }) => Column<Row>;
  names: (
    column: Head<Row> & { value: (row: Row) => readonly string[] | undefined },
  ) => Column<Row>;
  badge: (
    column: Head<Row> & { texts: readonly string[]; value: (row: Row) => ReactNode },
  ) => Column<Row>;
}

export function useColumns<Row>(): ColumnMakers<Row> {
  const format = useFormat();
  const tag = useTag();
  return useMemo(() => columnMakers(format, tag), [format, tag]);
}

function columnMakers<Row>(format: Format, tag: string): ColumnMakers<Row> {
  return {
    name: ({ value, picture, ...head }) => ({
      ...head,
      cell: (row) => {
        const name = <bdi className={`${classes.text} ${classes.name}`}>{value(row)}</bdi>;
        return picture ? (
          <span className={classes.pictured}>
            {picture(row)}
            {name}
          </span>
        ) : (
          name
        );
      },
    }),
    text: ({ dir, repeats, ...column }) =>
      valueColumn({ maxWidth: NAMES_MOST, priority: 2, ...column }, (text, row) => {
        const isRepeated = repeats?.(row);
        return (
          <bdi
            className={isRepeated ? 'qm-visually-hidden' : classes.text}
            data-repeats={isRepeated || undefined}
            {...(dir ? { dir } : {})}
          >
            {text}
          </bdi>
        );
      }),
    count: ({ value, ...head }) => ({
      align: 'end',
      ...head,
      cell: (row) => {
        const count = value(row);
        return count === undefined ? placeOf(row, 40) : format.number(count);
      },
    }),
    date: (column) =>
      valueColumn({ width: dayWidth(tag), align: 'end', priority: 3, ...column }, (instant) => (
        <DateText instant={instant} />
      )),
    ago: (column) =>
      valueColumn({ width: agoWidth(tag), align: 'end', ...column }, (instant) => (
        <RelativeTime instant={instant} />
      )),
    handle: (column) =>
      valueColumn({ priority: 3, ...column }, (handle) => (
        <bdi dir="ltr" className={classes.text} style={{ color: 'var(--mantine-color-dimmed)' }}>
          /{handle}
        </bdi>
      )),
    names: ({ value, ...head }) => ({
      priority: 3,
      maxWidth: NAMES_MOST,
      ...head,
      cell: (row) => {
        const all = value(row);
        if (!all) return placeOf(row, 90);
        return all.length === 0 ? <EmptyCell /> : <FirstOfMany all={all} />;
      },
    }),
    badge: ({ texts, value, ...head }) => ({
      width: badgeWidth(texts),
      ...head,
      cell: value,
    }),
  };
}

function valueColumn<Row>(
  column: Head<Row> & ValueOf<Row, string | null | undefined>,
  show: (value: string, row: Row) => ReactNode,
): Column<Row> {
  const { field, value, ...head } = column;
  const read = value ?? ((row: Row) => row[field] as string | null | undefined);
  return {
    ...(field ? { sortBy: field } : {}),
    ...head,
    cell: (row) => {
      const found = read(row);
      if (found === undefined) return placeOf(row, 40);
      return found ? show(found, row) : <EmptyCell />;
    },
  };
}

/**
 * Returns a skeleton while details are pending, else an empty cell.
 *
 * @param width pixels
 */
export const placeOf = (row: unknown, width: number): ReactNode =>
  isObject(row) && areDetailsRead(row) ? (
    <EmptyCell />
  ) : (
    <Skeleton height={10} width={width} inline />
  );
