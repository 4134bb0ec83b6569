import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatureLater } from '#app/flags/FeatureFlags.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { knownPart } from '#shared/figures/controls/known.ts';
import { amountShown } from '#shared/figures/controls/pickCurrency.ts';
import { spanOf } from '#shared/figures/days.ts';
import type { Figures } from '#shared/figures/sums.ts';
import { useFigures, useKnownSince } from '#shared/figures/useFigures.ts';
import { BarSection, TopList } from './TopList.tsx';
import type { ListsState } from './TopList.tsx';
import { topRows } from './top-rows.ts';
import classes from './performance.module.css';

interface TopListsProps extends ListsState {
  byCurrency: ReadonlyMap<string, Figures> | undefined;
  /** Of a report, by its id */
  addressOf: (report: string) => string;
}

const SALES = {
  amountOf: ({ netSales }: Figures) => netSales,
  countOf: ({ orders }: Figures) => orders,
};

export const TopLists = memo(function TopLists(props: TopListsProps): ReactNode {
  const { byCurrency, addressOf, state, amounts } = props;
  const { t } = useTranslation('home');
  const format = useFormat();
  const { currency } = amounts;
  const hasChannels = useFeatureLater('sales_channels') === true;
  const { period, zone } = state;
  const knownSince = useKnownSince(spanOf(period, zone).start);
  const question = { period: knownPart(period, zone, knownSince) ?? period, zone, filter: {} };
  const products = useFigures(['items', 'product', question], (engine) =>
    engine.items({ ...question, by: 'product' }),
  ).answer;
  const discounts = useFigures(['discounts', question], (engine) =>
    engine.discounts(question),
  ).answer;
  const regions = useFigures(['by', 'region', question], (engine) =>
    engine.by({ ...question, dimension: 'region' }),
  ).answer;
  const channels = useFigures(['by', 'channel', question], (engine) =>
    engine.by({ ...question, dimension: 'channel' }),
  ).answer;
  const shown = { state, amounts };
  const sold = (count: number): string =>
    t('performance.sold', { count, number: format.number(count) });
  const orders = (count: number): string =>
    t('performance.orders', { count, number: format.number(count) });
  return (
    <div className={classes.lists}>
      <TopList
        {...shown}
        kind="product"
        title={t('performance.top.products')}
        to={addressOf('products')}
        rows={
          products &&
          topRows(
            products,
            { amountOf: ({ netSales }) => netSales, countOf: (values) => values.sold },
            state,
            currency,
          )
        }
        empty={t('performance.noSales')}
        detailOf={sold}
      />
      <TopList
        {...shown}
        kind="discount"
        title={t('performance.top.discounts')}
        to={addressOf('discounts')}
        rows={
          discounts &&
          topRows(
            discounts,
            { amountOf: ({ amount }) => amount, countOf: (values) => values.orders },
            state,
            currency,
          )
        }
        empty={t('performance.noDiscounts')}
        detailOf={orders}
      />
      {hasChannels ? (
        <TopList
          {...shown}
          kind="channel"
          title={t('performance.top.channels')}
          to={addressOf('channels')}
          rows={channels && topRows(channels, SALES, state, currency)}
          empty={t('performance.noSales')}
          detailOf={orders}
        />
      ) : null}
      <TopList
        {...shown}
        kind="region"
        title={t('performance.top.regions')}
        to={addressOf('regions')}
        rows={regions && topRows(regions, SALES, state, currency)}
        empty={t('performance.noSales')}
        detailOf={orders}
      />
      <Currencies {...shown} byCurrency={byCurrency} to={addressOf('sales')} detailOf={orders} />
    </div>
  );
});

interface CurrenciesProps extends ListsState {
  byCurrency: ReadonlyMap<string, Figures> | undefined;
  to: string;
  detailOf: (count: number) => string;
}

/** Amounts have their own currency; bars compare orders, or converted amounts. */
function Currencies(props: CurrenciesProps): ReactNode {
  const { byCurrency, to, detailOf, state, amounts } = props;
  const { t } = useTranslation('home');
  const format = useFormat();
  const { currency } = amounts;
  const valueOf = (code: string, { netSales, orders }: Figures): number =>
    state.isConverted ? amountShown(new Map([[code, netSales]]), state, currency).amount : orders;
  return (
    <BarSection
      state={state}
      amounts={amounts}
      title={t('performance.top.currencies')}
      to={to}
      rows={
        byCurrency &&
        [...byCurrency]
          .map(([code, figures]) => ({
            id: code,
            name: code.toUpperCase(),
            value: valueOf(code, figures),
            text: format.money(figures.netSales, code),
            detail: detailOf(figures.orders),
          }))
          .toSorted((a, b) => b.value - a.value)
      }
      empty={t('performance.noSales')}
    />
  );
}
