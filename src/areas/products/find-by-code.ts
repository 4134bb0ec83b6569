import type { QueryClient } from '@tanstack/react-query';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';

/** What is read of a variant to find it by one of its codes. */
export interface CodedVariant {
  product_id: string;
  ean?: string | null | undefined;
  upc?: string | null | undefined;
  barcode?: string | null | undefined;
}

/** Variants that one call brings. */
const AT_ONCE = 500;
/** Calls side by side. */
const LANES = 3;
/** Variants behind this many pages are not looked at, so that a look-up ends in any store. */
const MOST_PAGES = 60;
/** Milliseconds for which the codes are kept, unless a change of variants comes first. */
const KEPT = 5 * 60_000;

/**
 * The columns, and no more. Without `manage_inventory` the server doesn't count each variant's stock; an empty `expand`
 * would bring the usual relations, and options are the smallest one.
 */
const PARAMS = { fields: 'id,product_id,ean,upc,barcode', expand: 'options' };

/** The ids of the products that have a variant with this code, each once. */
export function productsWithCode(variants: readonly CodedVariant[], code: string): string[] {
  const matching = variants.filter(({ ean, upc, barcode }) =>
    [ean, upc, barcode].some((own) => own != null && own.replaceAll(/\s/g, '') === code),
  );
  return [...new Set(matching.map((variant) => variant.product_id))];
}

/** Where the pages after the first one begin. */
export function laterOffsets(count: number): number[] {
  const pages = Math.min(Math.ceil(count / AT_ONCE), MOST_PAGES);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => (index + 1) * AT_ONCE);
}

/**
 * The codes of all variants, in big pages, a few at a time: the server can't be asked for a code.
 *
 * @throws ApiError when a call fails
 */
async function readCodes(signal?: AbortSignal): Promise<CodedVariant[]> {
  const read = async (offset: number): ReturnType<typeof listVariants> =>
    listVariants({ ...PARAMS, limit: AT_ONCE, offset }, signal ? { signal } : {});
  const first = await read(0);
  const pages = [first.variants];
  const waiting = laterOffsets(first.count);
  const lane = async (): Promise<void> => {
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      pages.push((await read(offset)).variants);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // What else the server sends is not kept.
  return pages.flat().map((all) => ({
    product_id: all.product_id,
    ean: all.ean,
    upc: all.upc,
    barcode: all.barcode,
  }));
}

/**
 * The ids of the products with this code. The codes are read once and kept for some minutes; saving a variant lets them
 * be read anew.
 *
 * @param signal ends the reading
 * @throws ApiError when a call fails
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
