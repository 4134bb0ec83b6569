import type { GridColumn } from '#ui/grid/column.ts';
import { priceColumn } from '#shared/price-grid/columns.ts';
import { tierKey } from './tiers.ts';
import type { Tier } from './tiers.ts';

/** What prices hold for: a currency by its code, or a region by its id. */
export interface Market {
  id: string;
  /** A currency's code, or a region's name. */
  name: string;
  /** Its code in small letters. */
  currency: string;
  isRegion: boolean;
}

const BASE = 'base';

/** The column of a price: its market, and the quantities for which it holds. */
export const priceColumnId = (market: string, tier: Tier): string => `${market} ${tierKey(tier)}`;

/** The column of a market's base prices. */
export const baseColumnId = (market: string): string => `${market} ${BASE}`;

export interface ColumnPlace {
  market: string;
  /** Undefined for the base price. */
  tier: string | undefined;
}

/** What a column is of. */
export function placeOf(column: string): ColumnPlace {
  const [market = '', tier = ''] = column.split(' ');
  return { market, tier: tier === BASE ? undefined : tier };
}

/** What stands over a market's columns. */
export const marketLabel = ({ name, currency, isRegion }: Market): string =>
  isRegion ? `${name} · ${currency.toUpperCase()}` : name;

/**
 * The columns of a price list: of each market the base price, and a price for each of the quantities.
 *
 * @param words.tier what one calls quantities
 */
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
