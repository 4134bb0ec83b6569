import type { QueryClient } from '@tanstack/react-query';
import type { ProductListResponse, VariantListResponse } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { inParts } from '#app/query/in-parts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { EVERY_PAGE_SIZE, everyPage } from '#shared/every-page.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import { pricesOf } from '../../fields/prices.ts';
import { foundParams, productList } from '../../list/query.ts';
import { byRank } from '../../product/rank.ts';
import type { Choice } from './choice.ts';

type StoredPrices = readonly NonNullable<
  VariantListResponse['variants'][number]['prices']
>[number][];

/** A variant as the spreadsheet has it. */
export interface AcrossVariant {
  id: string;
  title: string;
  sku: string | null;
  productId: string;
  /** The title of its product. */
  product: string;
  /** All its prices as they are stored. */
  prices: StoredPrices;
  /** Those that the cells show, in minor units: by a currency's code or a region's id. */
  cells: ReadonlyMap<string, number | null>;
}

/** What one spreadsheet takes: more than staff look through, and less than a browser can't hold. */
export const MOST_PRODUCTS = 2000;
export const MOST_VARIANTS = 10_000;

/** There is more than one spreadsheet takes. */
export class TooManyError extends Error {
  constructor() {
    super('More than one spreadsheet takes');
  }
}

/** Variants of a call: their ids fit into an address, and the server's work grows with their square. */
const VARIANTS_AT_ONCE = 100;
const CALLS_AT_ONCE = 4;

/** A product, and the ids of its variants in their order. */
export interface ProductVariants {
  id: string;
  title: string;
  variants: readonly string[];
}

/**
 * No more of a variant than its place: the server sends thirty times as much unasked. Its prices are those of the
 * variants' own list, since with a product they may be half a minute old.
 */
const PLACES = { fields: 'id,title,variants.id,variants.variant_rank', expand: 'variants' };

const placesOf = ({ id, title, variants }: ProductListResponse['products'][number]) => ({
  id,
  title: plainText(title),
  variants: byRank(listOf(variants)).map((variant) => variant.id),
});

/** Products by their ids, with their variants' ids; those that are gone are missing. */
export async function readPlaces(
  ids: readonly string[],
  call: CallOptions,
): Promise<ProductVariants[]> {
  const found = new Map<string, ProductVariants>();
  await sideBySide(inParts(ids, EVERY_PAGE_SIZE), CALLS_AT_ONCE, async (id) => {
    const { products } = await listProducts({ ...PLACES, id, limit: id.length }, call);
    for (const product of products) found.set(product.id, placesOf(product));
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The products that a list shows, in its order. */
async function readListed(
  client: QueryClient,
  list: string,
  call: CallOptions,
): Promise<ProductVariants[]> {
  const view = readListView(new URLSearchParams(list), productList.filters);
  const params = await foundParams(client, view, call.signal);
  const products = await everyPage(async (page) => {
    const { products: rows, count } = await listProducts({ ...params, ...PLACES, ...page }, call);
    if (count > MOST_PRODUCTS) throw new TooManyError();
    return { rows, count };
  });
  // One that was added meanwhile moves others to the next page.
  return [...new Map(products.map((one) => [one.id, placesOf(one)])).values()];
}

/** The prices that cells show, of all that are stored. */
export const cellsOf = (prices: StoredPrices): ReadonlyMap<string, number | null> =>
  new Map(Object.entries(pricesOf(prices)));

/** Variants with their prices as the server has them at this moment, by their ids; those that are gone are missing. */
export async function readVariants(
  ids: readonly string[],
  products: ReadonlyMap<string, string>,
  call: CallOptions,
  onRead?: (count: number) => void,
): Promise<ReadonlyMap<string, AcrossVariant>> {
  const found = new Map<string, AcrossVariant>();
  await sideBySide(inParts(ids, VARIANTS_AT_ONCE), CALLS_AT_ONCE, async (id) => {
    const { variants } = await listVariants(
      { id, limit: id.length, fields: 'id,title,sku,product_id', expand: 'prices' },
      call,
    );
    for (const { id: variant, title, sku, product_id: productId, prices } of variants) {
      const stored = listOf(prices);
      found.set(variant, {
        id: variant,
        title: plainText(title),
        sku: sku ?? null,
        productId,
        product: products.get(productId) ?? '',
        prices: stored,
        cells: cellsOf(stored),
      });
    }
    onRead?.(id.length);
  });
  return found;
}

/** What stands in the spreadsheet. */
export interface Across {
  /** Product by product, in their order. */
  variants: readonly AcrossVariant[];
  /** How many of the chosen products are gone. */
  gone: number;
}

/**
 * Reads the chosen products' variants with their prices: first a hundred products a call, then a hundred variants a
 * call, some of them side by side.
 *
 * @param onProgress told how many of how many variants are read
 * @throws TooManyError
 * @throws ApiError
 */
export async function readAcross(
  client: QueryClient,
  { ids, list }: Choice,
  call: CallOptions,
  onProgress: (done: number, total: number) => void,
): Promise<Across> {
  if (ids && ids.length > MOST_PRODUCTS) throw new TooManyError();
  const products = ids ? await readPlaces(ids, call) : await readListed(client, list, call);
  const wanted = products.flatMap(({ variants }) => variants);
  if (wanted.length > MOST_VARIANTS) throw new TooManyError();
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  let done = 0;
  onProgress(done, wanted.length);
  const found = await readVariants(wanted, titles, call, (count) => {
    done += count;
    onProgress(done, wanted.length);
  });
  return {
    variants: wanted.flatMap((id) => found.get(id) ?? []),
    gone: ids ? ids.length - products.length : 0,
  };
}
