import type { QueryClient } from '@tanstack/react-query';
import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { EVERY_PAGE_SIZE, everyPage } from '#shared/read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { productList } from '../../list/query.ts';
import { foundParams } from '../../list/found-params.ts';
import { byRank } from '../../product/rank.ts';
import type { Choice } from '#shared/sheet/address.ts';
import type { SheetRow, ReadRows } from '#shared/sheet/rows.ts';

// Limits of one sheet, so that browsers can hold it.
export const MOST_PRODUCTS = 2000;
export const MOST_VARIANTS = 10_000;

export class TooManyError extends Error {
  constructor() {
    super('More than one spreadsheet takes');
  }
}

export interface ProductVariants {
  id: string;
  title: string;
  variants: readonly string[];
}

/**
 * Only ranks: unasked, the server sends thirty times as much. Prices come from the variant list, as prices within
 * products may be half a minute old.
 */
const PLACES = {
  fields: joinNames<FieldOf<typeof listProducts>>(
    'id',
    'title',
    'variants.id',
    'variants.variant_rank',
  ),
  expand: 'variants' satisfies ExpandOf<typeof listProducts>,
} satisfies ListProductsParams;

const placesOf = ({ id, title, variants }: ProductListResponse['products'][number]) => ({
  id,
  title: plainText(title),
  variants: byRank(listOf(variants)).map((variant) => variant.id),
});

/** Reads products with their variant ids; the result lacks deleted ones. */
export async function readPlaces(
  ids: readonly string[],
  call: CallOptions,
): Promise<ProductVariants[]> {
  const found = new Map<string, ProductVariants>();
  await mapConcurrently(chunk(ids, EVERY_PAGE_SIZE), CALLS_AT_ONCE, async (id) => {
    const { products } = await listProducts({ ...PLACES, id, limit: id.length }, call);
    for (const product of products) found.set(product.id, placesOf(product));
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readListed(
  client: QueryClient,
  list: string,
  call: CallOptions,
): Promise<ProductVariants[]> {
  const view = readListView(new URLSearchParams(list), productList.filters);
  const params = await foundParams(client, view, call.signal);
  const products = await everyPage(async ({ limit, offset }) => {
    const { products: rows, count } = await listProducts(
      { ...params, ...PLACES, limit, offset },
      call,
    );
    if (count > MOST_PRODUCTS) throw new TooManyError();
    return { rows, count };
  });
  // A product added meanwhile shifts others to the next page.
  return [...new Map(products.map((one) => [one.id, placesOf(one)])).values()];
}

export interface Across<Row extends SheetRow> {
  /** Grouped by product, in order. */
  rows: readonly Row[];
  gone: number;
}

/**
 * @throws TooManyError
 * @throws ApiError
 */
export async function readAcross<Row extends SheetRow>(
  client: QueryClient,
  { ids, list }: Choice,
  readRows: ReadRows<Row>,
  call: CallOptions,
  onProgress: (done: number, total: number) => void,
): Promise<Across<Row>> {
  if (ids && ids.length > MOST_PRODUCTS) throw new TooManyError();
  const products = ids ? await readPlaces(ids, call) : await readListed(client, list, call);
  const wanted = products.flatMap(({ variants }) => variants);
  if (wanted.length > MOST_VARIANTS) throw new TooManyError();
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  let done = 0;
  onProgress(done, wanted.length);
  const found = await readRows(wanted, titles, call, (count) => {
    done += count;
    onProgress(done, wanted.length);
  });
  return {
    rows: wanted.flatMap((id) => found.get(id) ?? []),
    gone: ids ? ids.length - products.length : 0,
  };
}
