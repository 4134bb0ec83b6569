import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '#ui/format/DateText.tsx';
import { firstOfMany } from '#ui/format/FirstOfMany.tsx';
import { formatFor } from '#ui/format/format.ts';
import { isObject } from '#ui/format/guards.ts';
import { plainText } from '#ui/format/instant.ts';
import { WordedTime } from '#ui/format/RelativeTime.tsx';
import type { MomentWords } from '#ui/format/useMoment.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { agoWidth, badgeWidth, dayWidth } from '#ui/table/widths.ts';
import classes from '#ui/table/DataTable.module.css';
import nameClasses from '#ui/table/NameCell.module.css';
import { areDetailsRead } from './useRowDetails.ts';

/** Pixels. */
const NAMES_MOST = 200;
const PICTURE = 40;

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
    column: Head<Row> & {
      value: (row: Row) => string;
      picture?: (row: Row) => ReactNode;
      after?: (row: Row) => ReactNode;
    },
  ) => Column<Row>;
  /** `dir` defaults to the text's own. A text that repeats the name is visually hidden. */
  text: (
    column: Head<Row> &
      ValueOf<Row, string | null | undefined> & { dir?: 'ltr'; repeats?: (row: Row) => boolean },
  ) => Column<Row>;
  count: (column: Head<Row> & { value: (row: Row) => number | undefined }) => Column<Row>;
  /** Money, and figures of another `kind`. */
  amount: (column: Head<Row> & { text: (row: Row) => string | undefined }) => Column<Row>;
  date: (column: Head<Row> & ValueOf<Row, string | null | undefined>) => Column<Row>;
  /** Relative; the date after a week. */
  ago: (column: Head<Row> & ValueOf<Row, string | null | undefined>) => Column<Row>;
  handle: (column: Head<Row> & { field: TextField<Row> }) => Column<Row>;
  /** Sorted. */
  names: (
    column: Head<Row> & { value: (row: Row) => readonly string[] | undefined },
  ) => Column<Row>;
  badge: (
    column: Head<Row> & { texts: readonly string[]; value: (row: Row) => ReactNode },
  ) => Column<Row>;
}

export function useColumns<Row>(): ColumnMakers<Row> {
  const { t } = useTranslation('common');
  const tag = useTag();
  return useMemo(() => columnMakers({ tag, t }), [tag, t]);
}

function columnMakers<Row>(words: MomentWords): ColumnMakers<Row> {
  const { tag } = words;
  const format = formatFor(tag);
  return {
    name: ({ value, picture, after, ...head }) => ({
      text: value,
      beside: picture ? PICTURE : 0,
      ...head,
      cell: (row) => {
        const name = <bdi className={`${classes.text} ${nameClasses.name}`}>{value(row)}</bdi>;
        const further = after?.(row);
        const words = further ? (
          <span className={nameClasses.marked}>
            {name}
            {further}
          </span>
        ) : (
          name
        );
        if (!picture) return words;
        return (
          <span className={nameClasses.pictured}>
            {picture(row)}
            {words}
          </span>
        );
      },
    }),
    text: ({ dir, repeats, ...column }) =>
      valueColumn(
        { priority: 2, ...column },
        (text, row) => {
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
        },
        true,
      ),
    count: ({ value, ...head }) => {
      const text = (row: Row): string | undefined => {
        const count = value(row);
        return count === undefined ? undefined : format.number(count);
      };
      return { align: 'end', ...head, text, cell: (row) => text(row) ?? placeOf(row, 24) };
    },
    amount: ({ text, ...head }) => ({
      align: 'end',
      kind: 'amount',
      ...head,
      text,
      cell: (row) => {
        const amount = text(row);
        return amount ? <bdi>{amount}</bdi> : <EmptyCell />;
      },
    }),
    date: (column) =>
      valueColumn({ width: dayWidth(tag), align: 'end', priority: 3, ...column }, (instant) =>
        dateText(instant, words),
      ),
    ago: (column) =>
      valueColumn({ width: agoWidth(tag), align: 'end', kind: 'age', ...column }, (instant) => (
        <WordedTime instant={instant} words={words} />
      )),
    handle: (column) =>
      valueColumn(
        { priority: 3, ...column },
        (handle) => (
          <bdi dir="ltr" className={classes.text} style={{ color: 'var(--mantine-color-dimmed)' }}>
            /{handle}
          </bdi>
        ),
        true,
      ),
    names: ({ value, ...head }) => {
      const sorted = (row: Row): string[] | undefined =>
        value(row)?.toSorted((a, b) => plainText(a).localeCompare(b));
      return {
        priority: 3,
        maxWidth: NAMES_MOST,
        text: (row) => {
          const [first, ...others] = sorted(row) ?? [];
          return others.length > 0 ? `${first} +${others.length}` : first;
        },
        ...head,
        cell: (row) => {
          const all = sorted(row);
          if (!all) return placeOf(row, 90);
          return all.length === 0 ? <EmptyCell /> : firstOfMany(all, format);
        },
      };
    },
    badge: ({ texts, value, ...head }) => ({
      width: badgeWidth(texts),
      kind: 'badge',
      ...head,
      cell: value,
    }),
  };
}

function valueColumn<Row>(
  column: Head<Row> & ValueOf<Row, string | null | undefined>,
  show: (value: string, row: Row) => ReactNode,
  isText = false,
): Column<Row> {
  const { field, value, ...head } = column;
  const read = value ?? ((row: Row) => row[field] as string | null | undefined);
  return {
    ...(field ? { sortBy: field } : {}),
    ...(isText ? { text: read, maxWidth: NAMES_MOST } : {}),
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
