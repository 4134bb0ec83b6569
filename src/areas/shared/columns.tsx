import { Skeleton } from '@mantine/core';
import { DateText } from '#ui/format/DateText.tsx';
import { FirstOfMany } from '#ui/format/FirstOfMany.tsx';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { dayWidth } from '#ui/table/widths.ts';
import classes from '#ui/table/DataTable.module.css';
import ownClasses from './columns.module.css';

/** What a column says of itself besides its cells. */
type ColumnHead<Row> = Pick<Column<Row>, 'id' | 'header' | 'sortBy' | 'optional' | 'maxWidth'>;

/** The column that names a record, which comes first. */
export const nameColumn = <Row,>(
  head: ColumnHead<Row>,
  name: (row: Row) => string,
): Column<Row> => ({
  ...head,
  cell: (row) => <bdi className={ownClasses.name}>{name(row)}</bdi>,
});

/**
 * A column of days, wide enough for the longest one.
 *
 * @param tag the language of the dates
 * @param instant of a row, as the server writes it
 */
export const dateColumn = <Row,>(
  head: ColumnHead<Row>,
  tag: string,
  instant: (row: Row) => string,
): Column<Row> => ({
  width: dayWidth(tag),
  align: 'end',
  priority: 3,
  ...head,
  cell: (row) => <DateText instant={instant(row)} />,
});

/** A column of handles: the records' parts of their addresses in the shop. */
export const handleColumn = <Row extends { handle?: string | null }>(
  head: ColumnHead<Row>,
): Column<Row> => ({
  priority: 3,
  ...head,
  cell: ({ handle }) =>
    handle ? (
      <bdi dir="ltr" className={classes.text} style={{ color: 'var(--mantine-color-dimmed)' }}>
        /{handle}
      </bdi>
    ) : (
      <EmptyCell />
    ),
});

/**
 * A column of several names of a row, of which the first is shown with how many more there are.
 *
 * @param names undefined while they are on their way
 */
export const namesColumn = <Row,>(
  head: ColumnHead<Row> & Pick<Column<Row>, 'width'>,
  names: (row: Row) => readonly string[] | undefined,
): Column<Row> => ({
  priority: 3,
  ...head,
  cell: (row) => {
    const all = names(row);
    if (!all) return <Skeleton height={10} width={90} />;
    return all.length === 0 ? <EmptyCell /> : <FirstOfMany all={all} />;
  },
});
