import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { TimeChart } from '#ui/chart/TimeChart.tsx';
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
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
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

export function PerformanceSection(): ReactNode {
  const { t } = useTranslation('home');
  const { t: figures } = useTranslation('figures');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const amounts = useAmounts();
  const { compare } = useReportState();
  const { byCurrency, missing, nowOf, beforeOf, pointsOf, error } = usePerformance();
  const problem = error ?? amounts.error;
  const failure = useErrorText(problem);
  const retry = { label: common('actions.retry'), onClick: amounts.retry };
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const chosen = TILE_IDS.find((id) => id === params.get(FIGURE)) ?? USUAL;
  const choose = (id: TileId): void =>
    changeParams(
      (next) => {
        if (id === USUAL) next.delete(FIGURE);
        else next.set(FIGURE, id);
      },
      { replace: true },
    );
  const addressOf = (report: string, figure?: string): string => {
    const query = sharedParams(params);
    if (figure !== undefined) query.set(FIGURE, figure);
    return paths.report(report, query.toString());
  };
  const formatOf = (id: TileId) => (TILES[id].isMoney ? amounts.format : number);
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
            <TimeChart
              label={figures(`figures.${chosen}`)}
              series={{
                value: figures(`figures.${chosen}`),
                ...(compare === 'none' ? {} : { before: figures(`controls.compare.${compare}`) }),
              }}
              points={pointsOf(chosen)}
              format={formatOf(chosen)}
              formatTick={TILES[chosen].isMoney ? amounts.formatTick : number}
              height={CHART_HEIGHT}
            />
          </div>
          <div className={classes.foot}>
            <CurrencyNote currencies={[...(byCurrency?.keys() ?? [])]} missing={missing} />
            <FiguresZone />
          </div>
        </div>
      </Section>
      <TopLists byCurrency={byCurrency} addressOf={addressOf} />
    </>
  );
}
