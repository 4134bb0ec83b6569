import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { TimeChart } from '#ui/chart/TimeChart.tsx';
import type { TimePoint } from '#ui/chart/TimeChart.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { CurrencyNote } from '#shared/figures/controls/CurrencyNote.tsx';
import { FiguresZone } from '#shared/figures/controls/FiguresZone.tsx';
import { PeriodControls } from '#shared/figures/controls/PeriodControls.tsx';
import { ReadingNotice } from '#shared/figures/controls/ReadingNotice.tsx';
import { sharedParams } from '#shared/figures/controls/report-state.ts';
import type { Comparison } from '#shared/figures/controls/report-state.ts';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
import { sameAnswer } from '#shared/figures/same-answer.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { TILES, TILE_IDS } from './tiles.ts';
import type { TileId } from './tiles.ts';
import { TopLists } from './TopLists.tsx';
import { usePerformance } from './usePerformance.ts';
import classes from './performance.module.css';

/** Pixels */
const CHART_HEIGHT = 240;

const FIGURE = 'figure';
const USUAL: TileId = 'netSales';

interface PerformanceChartProps {
  id: TileId;
  points: readonly TimePoint[];
  compare: Comparison;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

function PerformanceChart(props: PerformanceChartProps): ReactNode {
  const { id, points, compare, format, formatTick } = props;
  const { t } = useTranslation('figures');
  return (
    <TimeChart
      label={t(`figures.${id}`)}
      series={{
        value: t(`figures.${id}`),
        ...(compare === 'none' ? {} : { before: t(`controls.compare.${compare}`) }),
      }}
      points={points}
      format={format}
      formatTick={formatTick}
      height={CHART_HEIGHT}
    />
  );
}

/** With each page of orders that is read, some figure changes, but seldom this one. */
const SteadyChart = memo(PerformanceChart, (before, next) => sameAnswer(before, next) === before);

export function PerformanceSection(): ReactNode {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const amounts = useAmounts();
  const state = useReportState();
  const { compare } = state;
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const chosen = TILE_IDS.find((id) => id === params.get(FIGURE)) ?? USUAL;
  const { byCurrency, missing, nowOf, beforeOf, points, error } = usePerformance(chosen);
  const problem = error ?? amounts.error;
  const failure = useErrorText(problem);
  const retry = { label: common('actions.retry'), onClick: amounts.retry };
  const choose = (id: TileId): void =>
    changeParams(
      (next) => {
        if (id === USUAL) next.delete(FIGURE);
        else next.set(FIGURE, id);
      },
      { replace: true },
    );
  const addressOf = useCallback(
    (report: string, figure?: string): string => {
      const query = sharedParams(params);
      if (figure !== undefined) query.set(FIGURE, figure);
      return paths.report(report, query.toString());
    },
    [params],
  );
  const formatOf = (id: TileId) => (TILES[id].isMoney ? amounts.format : number);
  const format = formatOf(chosen);
  const formatTick = TILES[chosen].isMoney ? amounts.formatTick : number;
  // Both are drawn after the numbers.
  const { currency, format: formatAmount, error: currencyError } = amounts;
  const lists = useDeferredValue(
    useMemo(
      () => ({
        byCurrency,
        addressOf,
        state,
        amounts: { currency, format: formatAmount, error: currencyError },
      }),
      [byCurrency, addressOf, state, currency, formatAmount, currencyError],
    ),
  );
  const chart = useDeferredValue(
    useMemo(
      () => ({ id: chosen, points, compare, format, formatTick }),
      [chosen, points, compare, format, formatTick],
    ),
  );
  return (
    <>
      <Section title={t('performance.title')}>
        <div className={classes.performance}>
          <PeriodControls />
          <ReadingNotice />
          {problem === undefined ? null : (
            <Banner tone="bad" {...(error === undefined ? { action: retry } : {})}>
              {failure.text}
            </Banner>
          )}
          <FigureTiles
            chosen={chosen}
            onChoose={choose}
            nowOf={nowOf}
            beforeOf={beforeOf}
            format={(id, value) => (value === undefined ? NO_VALUE : formatOf(id)(value))}
            addressOf={(id) => addressOf(TILES[id].report, TILES[id].figure)}
          />
          <div className={classes.chart}>
            <SteadyChart {...chart} />
          </div>
          <div className={classes.foot}>
            <CurrencyNote currencies={[...(byCurrency?.keys() ?? [])]} missing={missing} />
            <FiguresZone />
          </div>
        </div>
      </Section>
      <TopLists {...lists} />
    </>
  );
}
