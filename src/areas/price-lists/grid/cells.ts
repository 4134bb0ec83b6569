import type { MoneyAmount } from '#generated/admin/admin.schemas.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { valuesOf } from '#shared/price-grid/columns.ts';
import type { ListPrice } from '../price-list/query.ts';
import { placeOf, priceColumnId } from './columns.ts';
import type { Market } from './columns.ts';

/** What is stored for a cell. */
export interface StoredCell {
  /** Minor units. */
  amount: number;
  /** The price that has this amount first. Two of the same cell are a mistake, of which shoppers pay the lower. */
  ids: readonly string[];
}

/** Stored prices by variant, then by column. */
export type StoredCells = ReadonlyMap<string, ReadonlyMap<string, StoredCell>>;

/** The prices of a price list as the cells of its spreadsheet. */
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
 * The prices once some cells are saved, for the moment until they are read again: what is changed then is compared with
 * what was saved, and not with what stood there before. Prices that are new have no ids of the server yet.
 *
 * @param productOf   the product of a variant
 * @param currencyOf  the currency of a market, by the id of a region or the currency's own code
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

/** A variant's own prices by currency and by region, whatever the quantity. */
export const basePrices = (prices: readonly OwnPrice[]): ReadonlyMap<string, number> =>
  new Map(
    prices.flatMap((price) =>
      price.price_list_id || price.min_quantity || price.max_quantity
        ? []
        : [[price.region_id ?? price.currency_code, price.amount] as const],
    ),
  );

/** What a shopper of a market pays without the price list; a region without a price of its own has its currency's. */
export const baseOf = (
  prices: ReadonlyMap<string, number> | undefined,
  market: Market | undefined,
): number | undefined =>
  market &&
  (prices?.get(market.id) ?? (market.isRegion ? prices?.get(market.currency) : undefined));
