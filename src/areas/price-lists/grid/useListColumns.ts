import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserValue } from '#app/preferences/storage.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { Choice } from '#shared/price-grid/ColumnChooser.tsx';
import type { Columns } from '#shared/price-grid/useColumns.ts';
import { useMarkets } from '#shared/sources/useMarkets.ts';
import type { ListPrice } from '../price-list/query.ts';
import { listColumns } from './columns.ts';
import type { Market } from './columns.ts';
import { tiersOf } from './tiers.ts';
import type { Tier } from './tiers.ts';

/** Currency codes and region ids; null for the default. */
const hiddenMarkets = browserValue<readonly string[] | null>(
  'hiddenPriceListMarkets',
  null,
  'list',
);

export interface ListColumns extends Columns {
  /** Currencies and regions to show or hide. */
  choices: readonly Choice[];
  /** By id. */
  markets: ReadonlyMap<string, Market>;
  tiers: readonly Tier[];
  addTier: (tier: Tier) => void;
  /** Adds to the visible currencies and regions. */
  show: (markets: readonly string[]) => void;
}

/** Formats a tier: “12–23”, “24+”. */
export function useTierName(): (tier: Tier) => string {
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  return useCallback(
    ({ min, max }: Tier) => {
      if (min === null && max === null) return t('grid.any');
      const from = format.number(min ?? 1);
      return max === null
        ? t('grid.fromUp', { from })
        : t('grid.fromTo', { from, to: format.number(max) });
    },
    [t, format],
  );
}

export function useListColumns(prices: readonly ListPrice[]): ListColumns {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const tierName = useTierName();
  const { markets: known, error, retry } = useMarkets();
  const [hidden, setHidden] = useState(() => hiddenMarkets.read());
  const [added, setAdded] = useState<readonly Tier[]>([]);
  const markets = useMemo(
    (): readonly Market[] => [
      ...(known?.currencies ?? []).map((code) => ({
        id: code,
        name: code.toUpperCase(),
        currency: code,
        isRegion: false,
      })),
      ...(known?.regions ?? []).map(({ id, name, currency_code: currency }) => ({
        id,
        name,
        currency,
        isRegion: true,
      })),
    ],
    [known],
  );
  const tiers = useMemo(() => tiersOf([...prices, ...added]), [prices, added]);
  const all = useMemo(
    () => listColumns(markets, tiers, { base: t('grid.base'), tier: tierName }, { t: common, tag }),
    [markets, tiers, t, tierName, common, tag],
  );
  // Few stores have region prices.
  const hiddenByDefault = useMemo(() => {
    const priced = new Set(prices.flatMap(({ region }) => region ?? []));
    return markets.flatMap(({ id, isRegion }) => (isRegion && !priced.has(id) ? [id] : []));
  }, [markets, prices]);
  const hiddenNow = hidden ?? hiddenByDefault;
  const shown = useMemo(
    () => all.filter(({ id }) => !hiddenNow.includes(id.split(' ')[0] ?? '')),
    [all, hiddenNow],
  );
  const isShown = (id: string): boolean => !hiddenNow.includes(id);
  return {
    all: useMemo(() => all.map((column) => ({ column, kind: 'currencies' as const })), [all]),
    shown,
    choices: useMemo(
      () =>
        markets.map(({ id, name, currency, isRegion }): Choice => ({
          column: { id, header: name, ...(isRegion ? { detail: currency.toUpperCase() } : {}) },
          kind: isRegion ? 'regions' : 'currencies',
        })),
      [markets],
    ),
    markets: useMemo(() => new Map(markets.map((market) => [market.id, market])), [markets]),
    tiers,
    addTier: (tier) => setAdded((before) => [...before, tier]),
    show: (ids) => {
      if (!ids.some((id) => hiddenNow.includes(id))) return;
      const next = hiddenNow.filter((id) => !ids.includes(id));
      setHidden(next);
      hiddenMarkets.write(next);
    },
    isShown,
    toggle: (id) => {
      const next = isShown(id) ? [...hiddenNow, id] : hiddenNow.filter((other) => other !== id);
      setHidden(next);
      hiddenMarkets.write(next);
    },
    isPending: !known,
    error,
    retry,
  };
}
