import { memo, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BarList } from '#ui/chart/BarList.tsx';
import { TimeChart } from '#ui/chart/TimeChart.tsx';
import { useTag } from '#ui/format/useTag.ts';
import { bucketWords } from '#shared/figures/controls/bucket-words.ts';
import type { Step } from '#shared/figures/days.ts';
import type { ReportColumn } from './columns.ts';
import type { TableRow } from './ReportTable.tsx';
import { valueIn } from './rows.ts';
import { useWrite } from './useWrite.ts';

interface ReportChartProps {
  kind: 'line' | 'bars' | 'list';
  column: ReportColumn;
  rows: readonly TableRow[];
  /** In the compared period; undefined without one */
  before: string | undefined;
  step: Step;
  /** IANA name */
  zone: string;
}

export function ReportChart(props: ReportChartProps): ReactNode {
  const { kind, column, rows } = props;
  const { t } = useTranslation('reports');
  const { write } = useWrite();
  const label = t(`columns.${column.id}`);
  if (kind === 'list') {
    return (
      <BarList
        label={label}
        empty={t('table.nothingToShow')}
        rows={rows.map((row) => {
          const value = valueIn(column, row.values) ?? 0;
          return {
            id: row.id,
            name: row.name,
            value,
            text: write(column.kind, value),
            ...(row.to === undefined ? {} : { to: row.to }),
          };
        })}
      />
    );
  }
  return <OverTime {...props} kind={kind} />;
}

const SteadyChart = memo(TimeChart);

function OverTime(props: ReportChartProps & { kind: 'line' | 'bars' }): ReactNode {
  const { kind, column, rows, before, step, zone } = props;
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const { write, tick } = useWrite();
  const label = t(`columns.${column.id}`);
  const series = useMemo(
    () => ({ value: label, ...(before === undefined ? {} : { before }) }),
    [label, before],
  );
  const points = useMemo(() => {
    const words = { step, zone, tag, t: common };
    return rows.flatMap(({ id, bucket, bucketBefore, values, before: earlier }) =>
      bucket
        ? [
            {
              id,
              ...bucketWords(bucket, words),
              value: valueIn(column, values),
              before: valueIn(column, earlier),
              ...(bucketBefore ? { beforeLabel: bucketWords(bucketBefore, words).label } : {}),
            },
          ]
        : [],
    );
  }, [rows, column, step, zone, tag, common]);
  const format = useCallback((value: number) => write(column.kind, value), [write, column]);
  const formatTick = useCallback((value: number) => tick(column.kind, value), [tick, column]);
  return (
    <SteadyChart
      label={label}
      kind={kind}
      series={series}
      points={points}
      format={format}
      formatTick={formatTick}
    />
  );
}
