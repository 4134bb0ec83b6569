import { Button } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LEADS_TO } from '#ui/keyboard/attributes.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { HeaderCell } from '#ui/table/HeaderCell.tsx';
import { Delta } from '#shared/figures/controls/Delta.tsx';
import type { ColumnId, ReportColumn } from './columns.ts';
import { NAME_ORDER, valueIn } from './rows.ts';
import type { ReportRow } from './rows.ts';
import { useWrite } from './useWrite.ts';
import type { Write } from './useWrite.ts';
import classes from './reports.module.css';

/** Columns that need the room of a laptop's screen */
const WIDE = 9;

export interface TableRow extends ReportRow {
  name: string;
  isNamePending?: boolean;
  to?: string | undefined;
  /** Address of its orders */
  ordersTo?: string | undefined;
}

interface ReportTableProps {
  label: string;
  nameHeader: string;
  columns: readonly ReportColumn[];
  rows: readonly TableRow[];
  total: Pick<TableRow, 'values' | 'before' | 'ordersTo'> | undefined;
  /** Column whose numbers lead to orders */
  linked: ColumnId | undefined;
  /** Figure that is shown beside the compared period */
  compared: { column: ReportColumn; header: string } | undefined;
  order: string;
  onOrder: (order: string | undefined) => void;
  /** Number of rows that are not shown yet */
  hidden: number;
  onShowAll: () => void;
}

export function ReportTable(props: ReportTableProps): ReactNode {
  const { label, nameHeader, columns, rows, total, linked, compared } = props;
  const { order, onOrder } = props;
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { write } = useWrite();
  const isWide = columns.length + (compared ? 2 : 0) >= WIDE;
  const header = (id: string, text: string, isNumber: boolean): ReactNode => (
    <HeaderCell
      column={{
        id,
        header: text,
        cell: () => null,
        sortBy: id,
        ...(isNumber ? { align: 'end' as const } : {}),
      }}
      order={order}
      onOrder={onOrder}
      size={undefined}
    />
  );
  return (
    <>
      <div className={classes.scroller}>
        <table className={classes.table} aria-label={label} data-wide={isWide || undefined}>
          <thead>
            <tr>
              {header(NAME_ORDER, nameHeader, false)}
              {columns.map((column) => (
                <Columns key={column.id} column={column} compared={compared}>
                  {header(column.id, t(`columns.${column.id}`), true)}
                </Columns>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows
              rows={rows}
              columns={columns}
              linked={linked}
              compared={compared?.column.id}
              write={write}
            />
          </tbody>
          {total ? (
            <tfoot>
              <tr>
                <th scope="row">{t('table.total')}</th>
                {columns.map((column) => (
                  <Cells
                    key={column.id}
                    column={column}
                    of={total}
                    isCompared={column.id === compared?.column.id}
                    isLinked={column.id === linked}
                    write={write}
                    isTotal
                  />
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {props.hidden > 0 ? (
        <div className={classes.more}>
          <Button size="compact-sm" variant="default" onClick={props.onShowAll}>
            {t('table.showAll', { number: format.number(rows.length + props.hidden) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface RowsProps extends Pick<ReportTableProps, 'rows' | 'columns' | 'linked'> {
  compared: ColumnId | undefined;
  write: Write;
}

const Rows = memo(function Rows({ rows, columns, linked, compared, write }: RowsProps): ReactNode {
  return rows.map((row) => (
    <tr key={row.id}>
      <NameCell row={row} />
      {columns.map((column) => (
        <Cells
          key={column.id}
          column={column}
          of={row}
          isCompared={column.id === compared}
          isLinked={column.id === linked}
          write={write}
        />
      ))}
    </tr>
  ));
});

function NameCell({ row }: { row: TableRow }): ReactNode {
  const { name, isNamePending = false, to } = row;
  if (isNamePending) {
    return (
      <td>
        <Skeleton height={10} width={120} inline />
      </td>
    );
  }
  return (
    <th scope="row" dir="auto" title={name}>
      {to === undefined ? (
        name
      ) : (
        <Link to={to} className={classes.link} {...{ [LEADS_TO]: to }}>
          {name}
        </Link>
      )}
    </th>
  );
}

interface ColumnsProps {
  column: ReportColumn;
  compared: ReportTableProps['compared'];
  children: ReactNode;
}

function Columns({ column, compared, children }: ColumnsProps): ReactNode {
  const { t } = useTranslation('reports');
  if (compared?.column.id !== column.id) return children;
  return (
    <>
      {children}
      <th scope="col" data-align="end">
        {compared.header}
      </th>
      <th scope="col" data-align="end">
        {t('table.change')}
      </th>
    </>
  );
}

interface CellsProps {
  column: ReportColumn;
  of: Pick<TableRow, 'values' | 'before' | 'ordersTo'>;
  isCompared: boolean;
  isLinked: boolean;
  write: Write;
  isTotal?: boolean;
}

function Cells(props: CellsProps): ReactNode {
  const { column, of, isCompared, isLinked, write, isTotal = false } = props;
  const hasSum = !(isTotal && column.isOverlapping);
  const value = hasSum ? valueIn(column, of.values) : undefined;
  const before = hasSum ? valueIn(column, of.before) : undefined;
  const text = <bdi>{write(column.kind, value)}</bdi>;
  const own = (
    <td data-align="end">
      {isLinked && value && of.ordersTo !== undefined ? (
        <Link to={of.ordersTo} className={classes.orders} {...{ [LEADS_TO]: of.ordersTo }}>
          {text}
        </Link>
      ) : (
        text
      )}
    </td>
  );
  if (!isCompared) return own;
  return (
    <>
      {own}
      <td data-align="end">
        <bdi>{write(column.kind, before)}</bdi>
      </td>
      <td data-align="end">
        <Delta
          now={value}
          before={before}
          empty={NO_VALUE}
          {...(column.isGood ? { isGood: column.isGood } : {})}
        />
      </td>
    </>
  );
}
