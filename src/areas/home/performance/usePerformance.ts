import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimePoint } from '#ui/chart/TimeChart.tsx';
import { useNow } from '#ui/format/useNow.ts';
import { useTag } from '#ui/format/useTag.ts';
import { chartPoints } from '#shared/figures/controls/chart-points.ts';
import type { Series } from '#shared/figures/controls/chart-points.ts';
import { isKnown, knownFigures } from '#shared/figures/controls/known.ts';
import { figuresShown } from '#shared/figures/controls/pickCurrency.ts';
import type { ShownIn } from '#shared/figures/controls/pickCurrency.ts';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
import { spanOf } from '#shared/figures/days.ts';
import type { SumsAnswer } from '#shared/figures/engine-types.ts';
import { noFigures } from '#shared/figures/sums.ts';
import type { Figures } from '#shared/figures/sums.ts';
import { useFigures, useKnownSince } from '#shared/figures/useFigures.ts';
import { TILES } from './tiles.ts';
import type { TileId } from './tiles.ts';

interface Shown {
  answer: SumsAnswer;
  /** Of each bucket */
  figures: Figures[];
}

function shownIn(answer: SumsAnswer, state: ShownIn, currency: string): Shown {
  const at = (index: number): Map<string, Figures> => {
    const own = new Map<string, Figures>();
    for (const [code, sums] of answer.byCurrency) {
      own.set(code, sums.buckets[index] ?? noFigures());
    }
    return own;
  };
  const figures = answer.buckets.map(
    (_, index) => figuresShown(at(index), state, currency).figures,
  );
  return { answer, figures };
}

const seriesOf = ({ answer, figures }: Shown, id: TileId): Series => ({
  buckets: answer.buckets,
  valueAt: (index) => {
    const own = figures[index];
    return own && TILES[id].read(own);
  },
});

interface PerformanceFigures {
  /** Of the known part; undefined without one */
  byCurrency: ReadonlyMap<string, Figures> | undefined;
  /** Currencies without a rate */
  missing: readonly string[];
  /** Undefined while unknown */
  nowOf: (id: TileId) => number | undefined;
  beforeOf: (id: TileId) => number | undefined;
  /** Of the chosen figure */
  points: readonly TimePoint[];
  error: unknown;
}

export function usePerformance(chosen: TileId): PerformanceFigures {
  const { t } = useTranslation('common');
  const tag = useTag();
  const now = useNow();
  const { currency } = useAmounts();
  const { period, compared, zone, step, firstWeekday, isConverted, rates } = useReportState();
  const knownSince = useKnownSince(spanOf(compared ?? period, zone).start);
  const asked = { zone, step, firstWeekday, filter: {} };
  const { answer, error } = useFigures(['sums', { ...asked, period }], (engine) =>
    engine.sums({ ...asked, period }),
  );
  // Queries can't answer undefined.
  const earlier = useFigures<SumsAnswer | null>(
    ['sums', { ...asked, period: compared ?? null }],
    (engine) => (compared ? engine.sums({ ...asked, period: compared }) : Promise.resolve(null)),
  ).answer;
  const before = compared ? (earlier ?? undefined) : undefined;
  const shown = useMemo(
    () => answer && shownIn(answer, { isConverted, rates }, currency),
    [answer, isConverted, rates, currency],
  );
  const shownBefore = useMemo(
    () => before && shownIn(before, { isConverted, rates }, currency),
    [before, isConverted, rates, currency],
  );
  const byCurrency = useMemo(
    () => answer && knownFigures(answer, knownSince),
    [answer, knownSince],
  );
  const totalsOf = (known: ReadonlyMap<string, Figures> | undefined) =>
    known && currency !== '' ? figuresShown(known, { isConverted, rates }, currency) : undefined;
  const totals = totalsOf(byCurrency);
  const isWhole = (sums: SumsAnswer | undefined): boolean =>
    sums?.buckets[0] !== undefined && isKnown(sums.buckets[0].start, knownSince);
  const totalsBefore =
    before && isWhole(answer) && isWhole(before)
      ? totalsOf(knownFigures(before, knownSince))
      : undefined;
  const isHidden = (id: TileId): boolean => TILES[id].needsAll && knownSince !== -Infinity;
  const chartSince = isHidden(chosen) ? undefined : knownSince;
  const points = useMemo(
    () =>
      shown && currency !== ''
        ? chartPoints(seriesOf(shown, chosen), shownBefore && seriesOf(shownBefore, chosen), {
            knownSince: chartSince,
            now,
            step,
            zone,
            tag,
            t,
          })
        : [],
    [shown, shownBefore, chosen, currency, chartSince, now, step, zone, tag, t],
  );
  return {
    byCurrency,
    missing: totals?.missing ?? [],
    nowOf: (id) => (totals && !isHidden(id) ? TILES[id].read(totals.figures) : undefined),
    beforeOf: (id) =>
      totalsBefore && !isHidden(id) ? TILES[id].read(totalsBefore.figures) : undefined,
    points,
    error: answer ? undefined : error,
  };
}
