import type { VariantListResponse } from '#generated/admin/admin.schemas.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { pricesOf } from '../../fields/prices.ts';
import { inCalls } from '#shared/sheet/rows.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';

type StoredPrices = readonly NonNullable<
  VariantListResponse['variants'][number]['prices']
>[number][];

/** A variant with its prices, in minor units: by a currency's code or a region's id. */
export interface PricedRow extends SheetRow {
  /** All its prices as they are stored. */
  prices: StoredPrices;
  cells: ReadonlyMap<string, number | null>;
}

/** The prices that cells show, of all that are stored. */
export const cellsOf = (prices: StoredPrices): ReadonlyMap<string, number | null> =>
  new Map(Object.entries(pricesOf(prices)));

/** Variants with their prices: a hundred a call. */
export const readPriced = inCalls<PricedRow>(async (id, products, call) => {
  const { variants } = await listVariants(
    { id, limit: id.length, fields: 'id,title,sku,product_id', expand: 'prices' },
    call,
  );
  return variants.map(({ id: variant, title, sku, product_id: productId, prices }) => {
    const stored = listOf(prices);
    return {
      id: variant,
      title: plainText(title),
      sku: sku ?? null,
      productId,
      product: products.get(productId) ?? '',
      prices: stored,
      cells: cellsOf(stored),
    };
  });
});
