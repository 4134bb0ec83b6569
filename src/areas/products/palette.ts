import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { codeIn } from './barcodes.ts';
import { findByCode } from './find-by-code.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';

export function matchingSku(
  variants: readonly { sku?: string | null | undefined }[],
  q: string,
): string | undefined {
  const wanted = q.toLowerCase();
  return variants.find(({ sku }) => sku?.toLowerCase().includes(wanted))?.sku ?? undefined;
}

/** Finds products by words and SKUs (the server searches both), then by barcode if there are none. */
export const findProducts: FindRecords = async ({ q, limit, offset }, signal, client) => {
  const params = {
    limit,
    offset,
    is_giftcard: false,
    fields: joinNames<FieldOf<typeof listProducts>>('id', 'title', 'handle', 'thumbnail'),
    expand: 'variants' satisfies ExpandOf<typeof listProducts>,
  } satisfies ListProductsParams;
  const code = codeIn(q);
  let found = await listProducts({ ...params, q }, { signal });
  if (found.count === 0 && code !== undefined) {
    const id = await findByCode(client, code, signal);
    if (id.length > 0) found = await listProducts({ ...params, id }, { signal });
  }
  const { products, count } = found;
  return {
    count,
    records: foundRecords(products, ({ id, title, handle, thumbnail, variants }) => ({
      id,
      to: paths.product(id),
      title: title || (handle ?? id),
      detail: matchingSku(variants ?? [], q),
      picture: thumbnail ?? null,
    })),
  };
};
