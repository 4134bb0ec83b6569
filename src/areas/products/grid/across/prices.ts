import type { VariantListResponse } from '#generated/admin/admin.schemas.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { pricesOf } from '../../fields/prices.ts';
import { readInChunks } from '#shared/sheet/rows.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';

type StoredPrices = readonly NonNullable<
  VariantListResponse['variants'][number]['prices']
>[number][];

/** Cells in minor units, by currency code or region id. */
export interface PricedRow extends SheetRow {
  /** All prices as stored. */
  prices: StoredPrices;
  cells: ReadonlyMap<string, number | null>;
}

export const cellsOf = (prices: StoredPrices): ReadonlyMap<string, number | null> =>
  new Map(Object.entries(pricesOf(prices)));

export const readPriced = readInChunks<PricedRow>(async (id, products, call) => {
  const { variants } = await listVariants(
    {
      id,
      limit: id.length,
      fields: joinNames<FieldOf<typeof listVariants>>('id', 'title', 'sku', 'product_id'),
      expand: 'prices' satisfies ExpandOf<typeof listVariants>,
    },
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
