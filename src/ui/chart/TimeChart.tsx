import type { ReactNode } from 'react';
import { lazyNamed } from '../page/lazyNamed.ts';
import { RetryingSuspense } from '../states/RetryingSuspense.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import type { ChartKind, ChartSeries, TimePoint } from './points.ts';
import { PointsTable } from './PointsTable.tsx';
import { Stroke } from './Stroke.tsx';
import classes from './chart.module.css';

export type { TimePoint } from './points.ts';

interface TimeChartProps {
  label: string;
  series: ChartSeries;
  points: readonly TimePoint[];
  format: (value: number) => string;
  formatTick: (value: number) => string;
  kind?: ChartKind;
  /** Pixels, without the legend. */
  height?: number;
}

const TimePlot = lazyNamed(() => import('./TimePlot.tsx'), 'TimePlot');

export function TimeChart(props: TimeChartProps): ReactNode {
  const { label, series, points, format, formatTick, kind = 'line', height = 240 } = props;
  return (
    <div className={classes.chart}>
      {series.before === undefined ? null : (
        <div className={classes.legend} aria-hidden>
          <span className={classes.entry}>
            <Stroke mark={kind} />
            {series.value}
          </span>
          <span className={classes.entry}>
            <Stroke mark="before" />
            {series.before}
          </span>
        </div>
      )}
      <div style={{ height }}>
        <RetryingSuspense of={points} place={<Skeleton height={height} />}>
          <TimePlot
            label={label}
            series={series}
            points={points}
            format={format}
            formatTick={formatTick}
            kind={kind}
          />
        </RetryingSuspense>
      </div>
      <PointsTable label={label} series={series} points={points} format={format} />
    </div>
  );
}
