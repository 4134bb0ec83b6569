import type { MoneyAmount } from '#generated/admin/admin.schemas.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { valuesOf } from '#shared/price-grid/columns.ts';
import type { ListPrice } from '../price-list/query.ts';
import { placeOf, priceColumnId } from './columns.ts';
import type { Market } from './columns.ts';

export interface StoredCell {
  /** Minor units. */
  amount: number;
  /** The price with this amount first. Duplicates are a mistake; shoppers pay the lower. */
  ids: readonly string[];
}

/** By variant id, then column id. */
export type StoredCells = ReadonlyMap<string, ReadonlyMap<string, StoredCell>>;

export function cellsOf(prices: readonly ListPrice[]): StoredCells {
  const rows = new Map<string, Map<string, StoredCell>>();
  for (const { id, variantId, region, currency, amount, min, max } of prices) {
    const row = rows.get(variantId) ?? new Map<string, StoredCell>();
    rows.set(variantId, row);
    const column = priceColumnId(region ?? currency, { min, max });
    const other = row.get(column);
    if (!other) row.set(column, { amount, ids: [id] });
    else if (amount < other.amount) row.set(column, { amount, ids: [id, ...other.ids] });
    else row.set(column, { ...other, ids: [...other.ids, id] });
  }
  return rows;
}

/**
 * Applies saved edits until the refetch, so later edits compare with them. New prices have no server ids yet.
 *
 * @param productOf  returns a variant's product id
 * @param currencyOf returns the currency of a region id or currency code
 */
export function withSaved(
  prices: readonly ListPrice[],
  sent: Edits,
  {
    productOf,
    currencyOf,
  }: { productOf: (variant: string) => string; currencyOf: (market: string) => string },
): ListPrice[] {
  const left = prices.filter(
    ({ variantId, region, currency, min, max }) =>
      !sent.get(variantId)?.has(priceColumnId(region ?? currency, { min, max })),
  );
  const saved = [...sent].flatMap(([variantId, cells]) =>
    [...valuesOf(cells)].flatMap(([column, amount]): ListPrice[] => {
      if (amount === null) return [];
      const { market, tier = '' } = placeOf(column);
      const [min = null, max = null] = tier.split('-').map((text) => (text ? Number(text) : null));
      const currency = currencyOf(market);
      return [
        {
          id: `saved ${variantId} ${column}`,
          variantId,
          productId: productOf(variantId),
          currency,
          region: market === currency ? null : market,
          amount,
          min,
          max,
        },
      ];
    }),
  );
  return [...left, ...saved];
}

type OwnPrice = Pick<
  MoneyAmount,
  'amount' | 'currency_code' | 'region_id' | 'min_quantity' | 'max_quantity' | 'price_list_id'
>;

/** Returns a variant's own prices for any quantity, by currency code or region id. */
export const basePrices = (prices: readonly OwnPrice[]): ReadonlyMap<string, number> =>
  new Map(
    prices.flatMap((price) =>
      price.price_list_id || price.min_quantity || price.max_quantity
        ? []
        : [[price.region_id ?? price.currency_code, price.amount] as const],
    ),
  );

/** Returns the price without the list; a region without its own price uses its currency's. */
export const baseOf = (
  prices: ReadonlyMap<string, number> | undefined,
  market: Market | undefined,
): number | undefined =>
  market &&
  (prices?.get(market.id) ?? (market.isRegion ? prices?.get(market.currency) : undefined));
