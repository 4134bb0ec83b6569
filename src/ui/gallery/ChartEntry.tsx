import type { ReactNode } from 'react';
import { BarList } from '../chart/BarList.tsx';
import { TimeChart } from '../chart/TimeChart.tsx';
import type { TimePoint } from '../chart/TimeChart.tsx';
import { formatMoney } from '../format/money.ts';
import { useFormat } from '../format/useFormat.ts';
import { useTag } from '../format/useTag.ts';
import { Section } from '../page/Section.tsx';
import classes from './Gallery.module.css';

const FIRST = Date.UTC(2026, 9, 1, 12);
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const LONG =
  'Storm lantern with a brass handle, hand-blown glass and a wick for forty hours of light';

/** Deterministic. */
const amountAt = (index: number): number => 20_000 + ((index * 7919) % 31) * 4000;

export default function ChartEntry(): ReactNode {
  const tag = useTag();
  const format = useFormat();
  const money = (minor: number): string => formatMoney(minor, 'eur', tag);
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact' });
  const pointsOf = (
    count: number,
    valueAt: (index: number) => number | undefined,
  ): readonly TimePoint[] =>
    Array.from({ length: count }, (_, index) => {
      const at = FIRST + index * DAY;
      return {
        id: String(index),
        tick: short.format(at),
        label: format.date(new Date(at)),
        value: valueAt(index),
        before: amountAt(index + 9) / 2,
        beforeLabel: format.date(new Date(at - YEAR)),
      };
    });
  const formats = {
    format: money,
    formatTick: (minor: number) => compact.format(minor / 100),
  };
  const compared = { value: 'This month', before: 'A year before' };
  return (
    <div className={classes.stack}>
      <Section title="A month, so far">
        <TimeChart
          label="Net sales by day"
          series={compared}
          points={pointsOf(31, (index) => (index < 20 ? amountAt(index) : undefined))}
          {...formats}
        />
      </Section>
      <Section title="Gaps and negative values">
        <TimeChart
          label="Net sales with gaps"
          series={{ value: 'This week' }}
          points={pointsOf(7, (index) =>
            [12_000, undefined, -8000, undefined, 30_000, 26_000, undefined].at(index),
          )}
          {...formats}
        />
      </Section>
      <Section title="Bars">
        <TimeChart
          label="Net sales by week"
          series={compared}
          points={pointsOf(12, (index) => amountAt(index) - 40_000)}
          kind="bars"
          {...formats}
        />
      </Section>
      <Section title="One point">
        <TimeChart
          label="Net sales today"
          series={{ value: 'Today' }}
          points={pointsOf(1, () => 12_345)}
          height={160}
          {...formats}
        />
      </Section>
      <Section title="400 points">
        <TimeChart
          label="Net sales of 400 days"
          series={compared}
          points={pointsOf(400, amountAt)}
          {...formats}
        />
      </Section>
      <Section title="Ranks">
        <BarList
          label="Top products"
          empty="No sales in this period."
          rows={[
            {
              id: '1',
              name: LONG,
              to: '/gallery/list',
              value: 12_345_678,
              text: money(12_345_678),
              detail: `${format.number(1204)} units`,
            },
            {
              id: '2',
              name: 'فانوس نحاسي',
              to: '/gallery/list',
              value: 500_000,
              text: money(500_000),
            },
            { id: '3', name: LONG.replaceAll(' ', ''), value: 4000, text: money(4000) },
            { id: '4', name: 'Rope', value: 0, text: money(0) },
            { id: '5', name: 'Anchor', value: -99_900, text: money(-99_900) },
          ]}
        />
      </Section>
      <Section title="No ranks">
        <BarList label="Top discounts" empty="No sales in this period." rows={[]} />
      </Section>
    </div>
  );
}
