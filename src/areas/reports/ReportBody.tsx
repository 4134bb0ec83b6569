import { Button, Select } from '@mantine/core';
import { IconFileExport, IconPrinter } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { daysZone } from '#ui/date/days-zone.ts';
import { rangeInWords } from '#ui/date/words.ts';
import { memoize } from '#ui/format/memoize.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { useListExport } from '#shared/export/useListExport.tsx';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import type { Period, Step } from '#shared/figures/days.ts';
import type { ColumnId, ReportColumn } from './columns.ts';
import { fileColumns, fileName } from './file.ts';
import type { NamedRow } from './file.ts';
import type { ReportId } from './groups.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { TableRow } from './ReportTable.tsx';
import type { RowKind } from './reports.ts';
import { NAME_ORDER, sortRows, valueIn } from './rows.ts';
import { useRowNames } from './useRowNames.ts';
import classes from './reports.module.css';

const ExportProgress = lazyNamed(
  () => import('#shared/export/ExportProgress.tsx'),
  'ExportProgress',
);

const FIRST_ROWS = 100;
const MOST_BARS = 10;

const collators = memoize((tag) => new Intl.Collator(tag, { numeric: true }));

/** Rows without a name are looked up. */
export type BodyRow = Omit<TableRow, 'name' | 'ordersTo'> & { name?: string };

interface ReportBodyProps {
  report: ReportId;
  kind: RowKind;
  columns: readonly ReportColumn[];
  rows: readonly BodyRow[];
  total: Pick<TableRow, 'values' | 'before' | 'ordersTo'>;
  /** Column whose numbers lead to orders */
  linked: ColumnId | undefined;
  /** Address of a row's orders */
  ordersOf?: ((row: BodyRow) => string | undefined) | undefined;
  chart: 'line' | 'bars' | 'list';
  /** Undefined for figures of now */
  period: Period | undefined;
  step: Step;
  /** Header of the compared period; undefined without one */
  before: string | undefined;
}

export function ReportBody(props: ReportBodyProps): ReactNode {
  const { report, kind, columns, rows, total, chart, period, step, before } = props;
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const { currency } = useAmounts();
  const view = useTableView(columns, kind);
  const { column, order } = view;
  const { all, shown, charted, isPending } = useNamedRows(props, view);
  const label = t(`reports.${report}.title`);
  const task = useFileAndPrint(props, { ...view, rows: all, isPending });
  if (!column) return null;
  return (
    <>
      {task.bar}
      {period === undefined ? null : (
        <p className={classes.printed}>
          {rangeInWords(period, tag, common)} · {currency.toUpperCase()}
        </p>
      )}
      <Section
        title={t(`columns.${column.id}`)}
        action={
          columns.length > 1 ? (
            <Select
              className={classes.figure}
              size="xs"
              aria-label={t('table.figure')}
              allowDeselect={false}
              data={columns.map(({ id }) => ({ value: id, label: t(`columns.${id}`) }))}
              value={column.id}
              onChange={(id) => view.setFigure(id)}
            />
          ) : undefined
        }
      >
        <ReportChart
          kind={chart}
          column={column}
          rows={charted}
          before={before}
          step={step}
          zone={daysZone()}
        />
      </Section>
      <Section
        flush
        title={t('table.title')}
        action={
          <div className={classes.choices}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconFileExport size={16} stroke={1.75} aria-hidden />}
              onClick={() => view.setTask('export')}
            >
              {t('table.export')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
              onClick={() => view.setTask('print')}
            >
              {t('table.print')}
            </Button>
          </div>
        }
      >
        <ReportTable
          label={label}
          nameHeader={t(`table.rows.${kind}`)}
          columns={columns}
          rows={shown}
          total={total}
          linked={props.linked}
          compared={before === undefined ? undefined : { column, header: before }}
          order={order}
          onOrder={view.setOrder}
          hidden={rows.length - shown.length}
          onShowAll={view.showAll}
        />
      </Section>
    </>
  );
}

type Task = 'export' | 'print';

interface TableView {
  column: ReportColumn | undefined;
  order: string;
  isAll: boolean;
  task: Task | undefined;
  setTask: (task: Task | undefined) => void;
  showAll: () => void;
  setFigure: (id: string | null) => void;
  setOrder: (order: string | undefined) => void;
}

/** Order and figure are in the address. */
function useTableView(columns: readonly ReportColumn[], kind: RowKind): TableView {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const [isWhole, setWhole] = useState(false);
  const [task, setTask] = useState<Task>();
  const column = columns.find(({ id }) => id === params.get('figure')) ?? columns[0];
  const usual = kind === 'time' || !column ? NAME_ORDER : `-${column.id}`;
  const order = params.get('order') ?? usual;
  const put = (name: string, value: string | undefined): void =>
    changeParams((next) => (value ? next.set(name, value) : next.delete(name)), { replace: true });
  return {
    column,
    order,
    task,
    setTask,
    isAll: isWhole || kind === 'time' || task === 'print',
    showAll: () => setWhole(true),
    setFigure: (id) => put('figure', id ?? undefined),
    // The third press would stay at a descending default.
    setOrder: (next) => {
      const again = order === usual && usual.startsWith('-') ? usual.slice(1) : undefined;
      put('order', next ?? again);
    },
  };
}

interface NamedRows {
  /** The shown ones, unless all are needed */
  all: TableRow[];
  shown: TableRow[];
  /** All days, or the largest rows */
  charted: TableRow[];
  isPending: boolean;
}

const NO_COMPARISON = (): number => 0;

/** Looks up the names of shown rows only, unless all are needed. */
function useNamedRows(props: ReportBodyProps, view: TableView): NamedRows {
  const { kind, columns, rows, ordersOf } = props;
  const { column, order, isAll, task } = view;
  const tag = useTag();
  const isByName = order === NAME_ORDER || order === `-${NAME_ORDER}`;
  const sorted = useMemo(
    () =>
      sortRows(rows, order, {
        columns,
        nameOf: ({ id }) => id,
        compare: kind === 'time' ? collators(tag).compare : NO_COMPARISON,
      }),
    [rows, order, columns, kind, tag],
  );
  const charted = useMemo(() => {
    if (kind === 'time' || !column) return rows;
    const largest = `-${column.id}`;
    const by = { columns, nameOf: ({ id }: BodyRow) => id, compare: NO_COMPARISON };
    return (order === largest ? sorted : sortRows(rows, largest, by))
      .filter(({ values }) => (valueIn(column, values) ?? 0) > 0)
      .slice(0, MOST_BARS);
  }, [rows, sorted, order, columns, column, kind]);
  const needsAll = isAll || isByName || task === 'export';
  const wanted = useMemo(
    () => (needsAll ? sorted : sorted.slice(0, FIRST_ROWS)),
    [sorted, needsAll],
  );
  const needed = useMemo(
    () =>
      [...new Set([...wanted, ...charted])]
        .filter(({ name }) => name === undefined)
        .map(({ id }) => id),
    [wanted, charted],
  );
  const names = useRowNames(kind, needed);
  // Presses that change no row draw none again.
  return useMemo(() => {
    const named = (row: BodyRow): TableRow => {
      const { id, name, to } = row;
      return {
        ...row,
        name: name ?? names.nameOf(id),
        isNamePending: name === undefined && names.isNamePending(id),
        to: to ?? (name === undefined ? names.pathOf(id) : undefined),
        ordersTo: ordersOf?.(row),
      };
    };
    const rowsNamed = wanted.map(named);
    const all =
      isByName && kind !== 'time'
        ? sortRows(rowsNamed, order, {
            columns,
            nameOf: ({ name }) => name,
            compare: collators(tag).compare,
          })
        : rowsNamed;
    return {
      all,
      shown: isAll ? all : all.slice(0, FIRST_ROWS),
      charted: charted.map(named),
      isPending: names.isPending,
    };
  }, [wanted, charted, names, ordersOf, isAll, isByName, kind, order, columns, tag]);
}

interface TaskState {
  task: Task | undefined;
  setTask: (task: Task | undefined) => void;
  rows: readonly TableRow[];
  isPending: boolean;
}

/** Exports and prints when all names are known. */
function useFileAndPrint(props: ReportBodyProps, state: TaskState): { bar: ReactNode } {
  const { report, kind, columns, period, before } = props;
  const { task, setTask, rows, isPending } = state;
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { currency } = useAmounts();
  const { progress, start, stop } = useListExport<NamedRow>();
  useEffect(() => {
    if (task === undefined || isPending) return;
    setTask(undefined);
    if (task === 'print') {
      window.print();
      return;
    }
    start(async () => ({
      fileName: fileName(report, period),
      columns: fileColumns(columns, currency, {
        name: t(`table.rows.${kind}`),
        columnOf: ({ id }) => t(`columns.${id}`),
        beforeOf:
          before === undefined
            ? undefined
            : (figure) => t('table.figureBefore', { figure, period: before }),
      }),
      readPage: async ({ limit, offset }) => ({
        rows: rows.slice(offset, offset + limit),
        count: rows.length,
      }),
      done: (count) => t('table.exported', { count, number: format.number(count) }),
    }));
  });
  return {
    bar: progress ? (
      <Suspense fallback={null}>
        <ExportProgress {...progress} onStop={stop} />
      </Suspense>
    ) : null,
  };
}
