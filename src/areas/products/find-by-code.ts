import type { QueryClient } from '@tanstack/react-query';
import type { ListVariantsParams } from '#generated/admin/admin.schemas.ts';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';

export interface CodedVariant {
  product_id: string;
  ean?: string | null | undefined;
  upc?: string | null | undefined;
  barcode?: string | null | undefined;
}

/** Variants per request. */
const AT_ONCE = 500;
/** Parallel requests. */
const PAGES_AT_ONCE = 3;
/** Page limit, so that a lookup ends in stores of any size. */
const MOST_PAGES = 60;
/** Cache lifetime in milliseconds; a change of variants ends it earlier. */
const KEPT = 5 * 60_000;

/**
 * Without `manage_inventory` the server skips counting each variant's stock. An empty `expand` would bring the default
 * relations; options are the smallest.
 */
const PARAMS = {
  fields: joinNames<FieldOf<typeof listVariants>>('id', 'product_id', 'ean', 'upc', 'barcode'),
  expand: 'options' satisfies ExpandOf<typeof listVariants>,
  // Otherwise pages may repeat and miss some.
  order: 'id' satisfies OrderOf<typeof listVariants>,
} satisfies ListVariantsParams;

export function productsWithCode(variants: readonly CodedVariant[], code: string): string[] {
  const matching = variants.filter(({ ean, upc, barcode }) =>
    [ean, upc, barcode].some((own) => own != null && own.replaceAll(/\s/g, '') === code),
  );
  return [...new Set(matching.map((variant) => variant.product_id))];
}

export function laterOffsets(count: number): number[] {
  const pages = Math.min(Math.ceil(count / AT_ONCE), MOST_PAGES);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => (index + 1) * AT_ONCE);
}

/**
 * Reads the codes of all variants: the server has no search by code.
 *
 * @throws ApiError
 */
async function readCodes(signal?: AbortSignal): Promise<CodedVariant[]> {
  const read = async (offset: number): ReturnType<typeof listVariants> =>
    listVariants({ ...PARAMS, limit: AT_ONCE, offset }, signal ? { signal } : {});
  const first = await read(0);
  const others = await mapConcurrently(laterOffsets(first.count), PAGES_AT_ONCE, read);
  const variants = [first, ...others].flatMap((page) => page.variants);
  // Drop the other fields the server sends.
  return variants.map((all) => ({
    product_id: all.product_id,
    ean: all.ean,
    upc: all.upc,
    barcode: all.barcode,
  }));
}

/**
 * Returns the ids of the products with this code, reading all codes at first use.
 *
 * @throws ApiError
 */
export async function findByCode(
  client: QueryClient,
  code: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const key = [...getListVariantsQueryKey(), 'codes'];
  const kept = client.getQueryState<CodedVariant[]>(key);
  if (kept?.data && !kept.isInvalidated && Date.now() - kept.dataUpdatedAt < KEPT) {
    return productsWithCode(kept.data, code);
  }
  const variants = await readCodes(signal);
  client.setQueryData(key, variants);
  return productsWithCode(variants, code);
}
