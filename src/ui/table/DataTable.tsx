import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './DataTable.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The field by which the server sorts this column, if it can. */
  sortBy?: string;
  /** Figures stand at the end side. */
  align?: 'end';
  /** Narrow tables leave out the columns with the highest numbers first; 1 always stays. */
  priority?: 1 | 2 | 3;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: Column<Row>[];
  /** Undefined while the first rows are on their way. */
  rows: Row[] | undefined;
  rowId: (row: Row) => string;
  /** The record's page; the first column becomes a link to it that covers the row. */
  rowHref: (row: Row) => string;
  /** Starts loading the record's page, when one points at its row or focuses it. */
  onIntent?: (row: Row) => void;
  order: string | undefined;
  onOrder: (order: string | undefined) => void;
  /** Rows that the skeleton shows. */
  skeletonRows: number;
  /** New rows are on their way while the old ones still stand. */
  busy?: boolean;
}

function nextOrder(current: string | undefined, field: string): string | undefined {
  if (current === field) return `-${field}`;
  return current === `-${field}` ? undefined : field;
}

/** The one way to list records: sorted by the server, every row a real link. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, columns, rows, rowId, rowHref, onIntent, order, onOrder, skeletonRows } = props;
  return (
    <div className={classes.scroller} tabIndex={-1}>
      <table className={classes.table} aria-label={label} aria-busy={!rows || props.busy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody data-busy={props.busy || undefined}>
          {rows
            ? rows.map((row) => (
                <tr
                  key={rowId(row)}
                  className={classes.row}
                  onPointerEnter={onIntent && (() => onIntent(row))}
                  onFocus={onIntent && (() => onIntent(row))}
                >
                  {columns.map((column, index) => (
                    <td
                      key={column.id}
                      data-align={column.align}
                      data-priority={column.priority ?? 1}
                    >
                      {index === 0 ? (
                        <Link to={rowHref(row)} className={classes.rowLink}>
                          {column.cell(row)}
                        </Link>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index} className={classes.row}>
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      data-align={column.align}
                      data-priority={column.priority ?? 1}
                    >
                      <Skeleton height={12} width={`${50 + ((index * 13) % 40)}%`} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  order: string | undefined;
  onOrder: (order: string | undefined) => void;
}

function HeaderCell<Row>({ column, order, onOrder }: HeaderCellProps<Row>): ReactNode {
  const { t } = useTranslation('common');
  const { sortBy } = column;
  const direction =
    sortBy === undefined
      ? undefined
      : order === sortBy
        ? 'ascending'
        : order === `-${sortBy}`
          ? 'descending'
          : 'none';
  const Icon =
    direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconSelector;
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      data-priority={column.priority ?? 1}
    >
      {sortBy === undefined ? (
        column.header
      ) : (
        <UnstyledButton
          className={classes.sort}
          title={t('table.sortBy', { column: column.header })}
          onClick={() => onOrder(nextOrder(order, sortBy))}
        >
          {column.header}
          <Icon size={14} stroke={1.75} aria-hidden data-idle={direction === 'none' || undefined} />
        </UnstyledButton>
      )}
    </th>
  );
}
