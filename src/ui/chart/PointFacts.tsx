import { useDirection } from '@mantine/core';
import type { ReactNode } from 'react';
import { NO_VALUE } from '../format/instant.ts';
import type { ChartKind, ChartSeries, TimePoint } from './points.ts';
import { Stroke } from './Stroke.tsx';
import type { Mark } from './Stroke.tsx';
import classes from './chart.module.css';

interface PointFactsProps {
  points: ReadonlyMap<string, TimePoint>;
  series: ChartSeries;
  kind: ChartKind;
  format: (value: number) => string;
  /** A point’s id, set by the chart. */
  label?: string | number | undefined;
}

interface Row {
  mark: Mark;
  when: string;
  value: number | undefined;
}

export function PointFacts(props: PointFactsProps): ReactNode {
  const { points, series, kind, format, label } = props;
  const { dir } = useDirection();
  const point = points.get(String(label));
  if (!point) return null;
  const { before: name } = series;
  const rows: Row[] = [{ mark: kind, when: point.label, value: point.value }];
  if (name !== undefined) {
    rows.push({ mark: 'before', when: point.beforeLabel ?? name, value: point.before });
  }
  return (
    <div className={classes.facts} dir={dir} aria-hidden>
      {rows.map(({ mark, when, value }) => (
        <div key={mark} className={classes.fact}>
          <Stroke mark={mark} />
          <bdi className={classes.when}>{when}</bdi>
          <bdi className={classes.amount}>{value === undefined ? NO_VALUE : format(value)}</bdi>
        </div>
      ))}
    </div>
  );
}
