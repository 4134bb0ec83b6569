import { IconChartBar } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { SegmentedField } from '#ui/form/SegmentedField.tsx';
import { useTag } from '#ui/format/useTag.ts';
import { FactStrip } from '#ui/page/FactStrip.tsx';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { CurrencyNote } from '#shared/figures/controls/CurrencyNote.tsx';
import { bucketWords } from '#shared/figures/controls/bucket-words.ts';
import { FiguresZone } from '#shared/figures/controls/FiguresZone.tsx';
import { FilterControls } from '#shared/figures/controls/FilterControls.tsx';
import { isComing } from '#shared/figures/controls/known.ts';
import { PeriodControls } from '#shared/figures/controls/PeriodControls.tsx';
import { ReadingNotice } from '#shared/figures/controls/ReadingNotice.tsx';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
import type { Bucket } from '#shared/figures/days.ts';
import type { OrdersOf, SumsQuestion } from '#shared/figures/engine-types.ts';
import { useFiguresStatus } from '#shared/figures/useFigures.ts';
import type { FiguresReportId } from './groups.ts';
import { ordersPath } from './links.ts';
import { ReportBody } from './ReportBody.tsx';
import type { BodyRow } from './ReportBody.tsx';
import { REPORTS, filterOf } from './reports.ts';
import type { ReportTable } from './reports.ts';
import { hasFigures, valueIn } from './rows.ts';
import type { ReportRows } from './rows.ts';
import { useReport } from './useReport.ts';
import type { GroupsOf } from './useReport.ts';
import { useWrite } from './useWrite.ts';
import classes from './reports.module.css';

interface FiguresReportProps {
  id: FiguresReportId;
  table: ReportTable;
  groupsOf?: GroupsOf | undefined;
  groupsError?: unknown;
}

export function FiguresReport(props: FiguresReportProps): ReactNode {
  const { id, table, groupsOf, groupsError } = props;
  const { t } = useTranslation('reports');
  const { shown: known, isPartial, error } = useReport(id, table, groupsOf);
  // Controls are drawn before chart and table.
  const shown = useDeferredValue(known);
  const { state, retry } = useFiguresStatus('state');
  const { retry: retryCurrency } = useAmounts();
  const client = useQueryClient();
  const retryAll = (): void => {
    retry();
    retryCurrency();
    void client.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.error !== null,
    });
  };
  const content = (): ReactNode => {
    const failure = error ?? groupsError;
    if (!shown && failure) {
      return <QueryError title={t('table.failed')} error={failure} onRetry={retryAll} />;
    }
    if (!shown || (isPartial && !hasFigures(shown.rows))) {
      // The notice says why nothing more is known.
      if (!isComing(state)) return shown ? <Currencies left={shown.rows.left} /> : null;
      return (
        <div>
          {state === 'reading' ? null : <SlowNotice onRetry={retryAll} isOver />}
          <TextSkeleton lines={12} />
        </div>
      );
    }
    if (hasFigures(shown.rows)) return <Figures id={id} table={table} {...shown} />;
    return (
      <>
        <EmptyState
          icon={<IconChartBar size={30} stroke={1.4} />}
          title={t('table.noneInPeriod')}
          text={t('table.noneInPeriodText')}
        />
        <Currencies left={shown.rows.left} />
      </>
    );
  };
  return (
    <>
      <div className={classes.controls}>
        <PeriodControls />
        <FilterControls />
      </div>
      <div className={classes.screen}>
        <ReadingNotice />
      </div>
      <TableChoice id={id} table={table} />
      {content()}
      <FiguresZone />
    </>
  );
}

function TableChoice({ id, table }: Pick<FiguresReportProps, 'id' | 'table'>): ReactNode {
  const { t } = useTranslation('reports');
  const changeParams = useChangeParams();
  const tables = REPORTS[id];
  if (tables.length < 2) return null;
  return (
    <div className={classes.choices}>
      <SegmentedField
        label={t('table.by')}
        data={tables.map(({ rows }) => ({ value: rows, label: t(`table.rows.${rows}`) }))}
        value={table.rows}
        onChange={(rows) =>
          changeParams((next) => {
            next.set('by', rows);
            next.delete('order');
            next.delete('figure');
          })
        }
      />
    </div>
  );
}

interface FiguresProps {
  id: FiguresReportId;
  table: ReportTable;
  rows: ReportRows;
  question: SumsQuestion;
}

function Figures({ id, table, rows: report, question }: FiguresProps): ReactNode {
  const { t: figures } = useTranslation('figures');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const { compare, compared } = useReportState();
  const { step, zone } = question;
  const linkTo = useOrdersLink(id, question, table.hasNoCurrency);
  const { ordersOf, allOrders } = table;
  const rows = useMemo(
    () =>
      report.rows.map((row): BodyRow => {
        const { bucket } = row;
        return {
          ...row,
          ...(bucket ? { name: bucketWords(bucket, { step, zone, tag, t: common }).label } : {}),
        };
      }),
    [report, step, zone, tag, common],
  );
  const rowOrders = useCallback(
    ({ id: key, bucket }: BodyRow) =>
      ordersOf && linkTo(ordersOf(key), bucket, filterOf(table, key)),
    [ordersOf, linkTo, table],
  );
  return (
    <>
      {table.facts ? <Facts facts={table.facts} report={report} /> : null}
      <ReportBody
        report={id}
        kind={table.rows}
        columns={table.columns}
        rows={rows}
        total={{
          values: report.total,
          before: report.totalBefore,
          ordersTo: allOrders && linkTo(allOrders),
        }}
        linked={table.linked}
        ordersOf={rowOrders}
        chart={table.chart}
        period={question.period}
        step={step}
        before={compared && report.totalBefore ? figures(`controls.compare.${compare}`) : undefined}
      />
      <Currencies left={report.left} />
    </>
  );
}

const HOUR = 3_600_000;

type LinkTo = (
  of: OrdersOf,
  bucket?: Bucket,
  filter?: Partial<SumsQuestion['filter']>,
) => string | undefined;

/** No link for hours: lists know days only. */
function useOrdersLink(
  id: FiguresReportId,
  { period, filter }: SumsQuestion,
  hasNoCurrency = false,
): LinkTo {
  const params = useDeferredValue(useSearchParams()[0]);
  const { isConverted } = useReportState();
  const { currency } = useAmounts();
  const isAll = isConverted || hasNoCurrency;
  return useMemo(
    () => (of, bucket, own) => {
      if (bucket && bucket.end - bucket.start <= HOUR) return undefined;
      return ordersPath(
        {
          of,
          period: bucket ? { from: bucket.from, to: bucket.to } : period,
          filter: { ...filter, ...own },
          currency: isAll ? undefined : currency,
        },
        { report: id, search: params.toString() },
      );
    },
    [id, params, period, filter, isAll, currency],
  );
}

interface FactsProps {
  facts: NonNullable<ReportTable['facts']>;
  report: ReportRows;
}

function Facts({ facts, report }: FactsProps): ReactNode {
  const { t } = useTranslation('reports');
  const { write } = useWrite();
  const { knownSince } = useFiguresStatus('knownSince');
  const isWhole = knownSince === -Infinity;
  return (
    <FactStrip
      label={t('table.facts')}
      facts={facts.map((column) => ({
        label: t(`columns.${column.id}`),
        value: write(
          column.kind,
          column.needsAll && !isWhole ? undefined : valueIn(column, report.total),
        ),
      }))}
    />
  );
}

function Currencies({ left }: Pick<ReportRows, 'left'>): ReactNode {
  const { isConverted } = useReportState();
  return <CurrencyNote currencies={left} missing={isConverted ? left : []} />;
}
