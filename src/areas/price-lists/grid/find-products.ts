import type { ListVariantsParams } from '#generated/admin/admin.schemas.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf, OrderOf } from '#app/query/names.ts';
import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';

/** Variant of a file, but not of the spreadsheet: by id, or by SKU without an id. */
export interface UnknownVariant {
  id: string;
  sku: string;
}

/** Ids that fit into a URL. */
const IDS_AT_ONCE = 100;

const READ = {
  fields: joinNames<FieldOf<typeof listVariants>>('id', 'sku', 'product_id'),
  expand: '',
} satisfies ListVariantsParams;

/**
 * Finds the products of variants. Each SKU takes its own search call; ambiguous SKUs are skipped.
 *
 * @returns unique product ids in no order
 * @throws ApiError
 */
export async function findProducts(
  unknown: readonly UnknownVariant[],
  call: CallOptions,
): Promise<string[]> {
  const found = new Set<string>();
  const ids = [...new Set(unknown.map(({ id }) => id).filter(Boolean))];
  const skus = [...new Set(unknown.flatMap(({ id, sku }) => (id === '' && sku ? [sku] : [])))];
  await mapConcurrently(chunk(ids, IDS_AT_ONCE), CALLS_AT_ONCE, async (id) => {
    const { variants } = await listVariants({ id, limit: id.length, ...READ }, call);
    for (const product of readEach(variants, ({ product_id: of }) => of)) found.add(product);
  });
  await mapConcurrently(skus, CALLS_AT_ONCE, async (sku) => {
    const variants = await everyPage(async ({ limit, offset }) => {
      const { variants: rows, count } = await listVariants(
        { limit, offset, q: sku, order: 'id' satisfies OrderOf<typeof listVariants>, ...READ },
        call,
      );
      return { rows, count };
    });
    const [only, ...others] = variants.filter((variant) => variant.sku === sku);
    if (only && others.length === 0) found.add(only.product_id);
  });
  return [...found];
}
