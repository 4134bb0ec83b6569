import { CompositeChart } from '@mantine/charts';
import type { CompositeChartSeries } from '@mantine/charts';
import { useDirection } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import type { DotItemDotProps } from 'recharts';
import { FONT_SIZES } from '../theme/values.ts';
import { PointFacts } from './PointFacts.tsx';
import { isolated } from './points.ts';
import type { ChartKind, ChartSeries, TimePoint } from './points.ts';
import { COLORS, DASHES } from './strokes.ts';
import { niceTicks, roomAtEnd, tickIndexes, widestOf } from './ticks.ts';
import classes from './chart.module.css';

interface TimePlotProps {
  label: string;
  series: ChartSeries;
  points: readonly TimePoint[];
  format: (value: number) => string;
  formatTick: (value: number) => string;
  kind: ChartKind;
}

// Pixels.
const AXIS_GAP = 12;
const TOP = 8;
const WIDEST_BAR = 40;

const TICK = { fontSize: FONT_SIZES.xs, fill: 'currentColor' };
const GROUND = 'var(--qm-surface)';

export function TimePlot(props: TimePlotProps): ReactNode {
  const { ref, width } = useElementSize<HTMLDivElement>();
  // Drawing a chart takes long enough to block input.
  const room = useDeferredValue(width);
  return (
    <div ref={ref} className={classes.place}>
      {room > 0 ? <Plot {...props} width={room} /> : null}
    </div>
  );
}

/** Intl’s marks would turn signs round: the plot itself is always left to right. */
const MARKS = /[\u061c\u200e\u200f]/gu;

/** Keeps a text’s own direction, as `bdi` does. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const pointAt = (indexes: ReadonlySet<number>, color: string) =>
  indexes.size > 0
    ? ({ cx, cy, index }: DotItemDotProps): ReactNode =>
        indexes.has(index) ? <circle key={index} cx={cx} cy={cy} r={3} fill={color} /> : null
    : false;

function layoutOf(props: TimePlotProps, width: number) {
  const { series, points, formatTick } = props;
  const hasBefore = series.before !== undefined;
  const amounts = niceTicks(
    points.flatMap(({ value = 0, before = 0 }) => (hasBefore ? [value, before] : [value])),
  );
  const widest = widestOf(points.map(({ tick }) => tick));
  const side = Math.max(widestOf(amounts.map(formatTick)), Math.ceil(widest / 2)) + AXIS_GAP;
  const room = Math.max(0, width - side);
  return {
    amounts,
    side,
    end: roomAtEnd(points.length, room, widest),
    ids: tickIndexes(points.length, room - widest / 2, widest).flatMap(
      (index) => points[index]?.id ?? [],
    ),
  };
}

function Plot({ width, ...props }: TimePlotProps & { width: number }): ReactNode {
  const { label, series, points, format, formatTick, kind } = props;
  const isReversed = useDirection().dir === 'rtl';
  const { amounts, side, end, ids } = layoutOf(props, width);
  const [least = 0] = amounts;
  const most = amounts.at(-1) ?? 0;
  const byId = new Map(points.map((point) => [point.id, point]));
  const shown: CompositeChartSeries = {
    name: 'value',
    type: kind === 'bars' ? 'bar' : 'area',
    color: COLORS.value,
  };
  const compared: CompositeChartSeries = {
    name: 'before',
    type: 'line',
    color: COLORS.before,
    strokeDasharray: DASHES,
  };
  const surface = {
    role: 'img',
    'aria-label': label,
    margin: { top: TOP, bottom: 0, left: isReversed ? end : 0, right: isReversed ? 0 : end },
  };
  return (
    <CompositeChart
      className={classes.plot}
      data={points.map(({ id, value, before }) => ({ id, value, before }))}
      dataKey="id"
      series={series.before === undefined ? [shown] : [compared, shown]}
      curveType="linear"
      connectNulls={false}
      withDots={false}
      tickLine="none"
      strokeDasharray="none"
      maxBarWidth={WIDEST_BAR}
      composedChartProps={surface}
      gridProps={{ stroke: 'var(--qm-line)' }}
      referenceLines={least < 0 ? [{ y: 0, stroke: 'var(--qm-line-strong)' }] : []}
      areaProps={{
        fillOpacity: 0.12,
        dot: pointAt(isolated(points.map(({ value }) => value)), COLORS.value),
        activeDot: { r: 4, fill: COLORS.value, stroke: GROUND, strokeWidth: 2 },
      }}
      lineProps={{
        dot: pointAt(isolated(points.map(({ before }) => before)), COLORS.before),
        activeDot: { r: 4, fill: COLORS.before, stroke: GROUND, strokeWidth: 2 },
      }}
      xAxisProps={{
        reversed: isReversed,
        ticks: ids,
        interval: 0,
        tick: TICK,
        tickMargin: 4,
        tickFormatter: (id: string) => isolate(byId.get(id)?.tick ?? ''),
      }}
      yAxisProps={{
        orientation: isReversed ? 'right' : 'left',
        width: side,
        domain: [least, Math.max(least + 1, most)],
        ticks: amounts,
        interval: 0,
        tick: TICK,
        tickFormatter: (amount: number) => formatTick(amount).replaceAll(MARKS, ''),
      }}
      tooltipProps={{
        content: <PointFacts points={byId} series={series} kind={kind} format={format} />,
        // A point without a value says so.
        filterNull: false,
      }}
      // A click would focus the first point and keep its values open.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
