import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimePoint } from '#ui/chart/TimeChart.tsx';
import { useNow } from '#ui/format/useNow.ts';
import { useTag } from '#ui/format/useTag.ts';
import { chartPoints, isKnown } from '#shared/figures/controls/chart-points.ts';
import type { Series } from '#shared/figures/controls/chart-points.ts';
import { figuresShown } from '#shared/figures/controls/pickCurrency.ts';
import type { ShownIn } from '#shared/figures/controls/pickCurrency.ts';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
import type { SumsAnswer } from '#shared/figures/engine-types.ts';
import { noFigures } from '#shared/figures/sums.ts';
import type { Figures, Sums } from '#shared/figures/sums.ts';
import { useFigures, useFiguresStatus } from '#shared/figures/useFigures.ts';
import { TILES } from './tiles.ts';
import type { TileId } from './tiles.ts';

interface Shown {
  answer: SumsAnswer;
  totals: Figures;
  buckets: Figures[];
  /** Currencies without a rate */
  missing: string[];
}

function shownIn(answer: SumsAnswer, state: ShownIn, currency: string): Shown {
  const pick = (figuresOf: (sums: Sums) => Figures | undefined) => {
    const own = new Map<string, Figures>();
    for (const [code, sums] of answer.byCurrency) own.set(code, figuresOf(sums) ?? noFigures());
    return figuresShown(own, state, currency);
  };
  const { figures: totals, missing } = pick(({ all }) => all);
  const buckets = answer.buckets.map((_, index) => pick((sums) => sums.buckets[index]).figures);
  return { answer, totals, buckets, missing };
}

const seriesOf = ({ answer, buckets }: Shown, id: TileId): Series => ({
  buckets: answer.buckets,
  valueAt: (index) => {
    const figures = buckets[index];
    return figures && TILES[id].read(figures);
  },
});

interface Performance {
  /** Undefined while unknown */
  byCurrency: ReadonlyMap<string, Sums> | undefined;
  missing: readonly string[];
  nowOf: (id: TileId) => number | undefined;
  beforeOf: (id: TileId) => number | undefined;
  pointsOf: (id: TileId) => TimePoint[];
  error: unknown;
}

export function usePerformance(): Performance {
  const { t } = useTranslation('common');
  const tag = useTag();
  const now = useNow();
  const { knownSince } = useFiguresStatus();
  const { currency } = useAmounts();
  const { period, compared, zone, step, firstWeekday, filter, isConverted, rates } =
    useReportState();
  const asked = { zone, step, firstWeekday, filter };
  const current = useFigures(['sums', { ...asked, period }], (engine) =>
    engine.sums({ ...asked, period }),
  );
  // Queries can't answer undefined.
  const earlier = useFigures<SumsAnswer | null>(
    ['sums', { ...asked, period: compared ?? null }],
    (engine) => (compared ? engine.sums({ ...asked, period: compared }) : Promise.resolve(null)),
  );
  const answer = current.answer;
  const before = compared ? (earlier.answer ?? undefined) : undefined;
  const shown = useMemo(
    () => answer && shownIn(answer, { isConverted, rates }, currency),
    [answer, isConverted, rates, currency],
  );
  const shownBefore = useMemo(
    () => before && shownIn(before, { isConverted, rates }, currency),
    [before, isConverted, rates, currency],
  );
  const sinceOf = (id: TileId): number | undefined =>
    TILES[id].needsAll && knownSince !== -Infinity ? undefined : knownSince;
  const end = answer?.buckets.at(-1)?.end ?? -Infinity;
  const isPartlyKnown = (id: TileId): boolean => isKnown(end - 1, sinceOf(id));
  const isWholeKnown = ({ answer: { buckets } }: Shown, id: TileId): boolean =>
    isKnown(buckets[0]?.start ?? -Infinity, sinceOf(id));
  return {
    byCurrency: knownSince !== undefined && end > knownSince ? answer?.byCurrency : undefined,
    missing: shown?.missing ?? [],
    nowOf: (id) =>
      shown && currency !== '' && isPartlyKnown(id) ? TILES[id].read(shown.totals) : undefined,
    beforeOf: (id) =>
      shown && shownBefore && isWholeKnown(shown, id) && isWholeKnown(shownBefore, id)
        ? TILES[id].read(shownBefore.totals)
        : undefined,
    pointsOf: (id) =>
      shown && currency !== ''
        ? chartPoints(seriesOf(shown, id), shownBefore && seriesOf(shownBefore, id), {
            knownSince: sinceOf(id),
            now,
            step,
            zone,
            tag,
            t,
          })
        : [],
    error: current.answer ? undefined : current.error,
  };
}
