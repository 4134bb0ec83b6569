import { memoize } from '#ui/format/memoize.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { priceColumn } from '#shared/price-grid/columns.ts';
import { tierKey } from './tiers.ts';
import type { Tier } from './tiers.ts';

/** Currency by code, or region by id. */
export interface Market {
  id: string;
  /** Currency code or region name. */
  name: string;
  /** Lower-case code. */
  currency: string;
  isRegion: boolean;
}

const BASE = 'base';

export const priceColumnId = (market: string, tier: Tier): string => `${market} ${tierKey(tier)}`;

export const baseColumnId = (market: string): string => `${market} ${BASE}`;

export interface ColumnPlace {
  market: string;
  /** Undefined for the base price. */
  tier: string | undefined;
}

/** Parses a column id. Memoized: it runs per cell. */
export const placeOf = memoize((column): ColumnPlace => {
  const [market = '', tier = ''] = column.split(' ');
  return { market, tier: tier === BASE ? undefined : tier };
});

export const marketLabel = ({ name, currency, isRegion }: Market): string =>
  isRegion ? `${name} · ${currency.toUpperCase()}` : name;

/** Returns per market a base column and a column per tier. */
export const listColumns = (
  markets: readonly Market[],
  tiers: readonly Tier[],
  words: { base: string; tier: (tier: Tier) => string },
  reader: Parameters<typeof priceColumn>[3],
): GridColumn[] =>
  markets.flatMap((market) => {
    const group = marketLabel(market);
    return [
      {
        ...priceColumn(
          baseColumnId(market.id),
          market.currency,
          { header: words.base, group },
          reader,
        ),
        isFixed: true,
      },
      ...tiers.map((tier) =>
        priceColumn(
          priceColumnId(market.id, tier),
          market.currency,
          { header: words.tier(tier), group },
          reader,
        ),
      ),
    ];
  });
