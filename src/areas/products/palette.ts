import { listProducts } from '../../../generated/admin/products/products.ts';
import type { FindRecords } from '../../app/area/area.ts';

/** The SKU in which the searched words stand, when that is why a product was found. */
export function matchingSku(
  variants: readonly { sku?: string | null | undefined }[],
  q: string,
): string | undefined {
  const wanted = q.toLowerCase();
  return variants.find(({ sku }) => sku?.toLowerCase().includes(wanted))?.sku ?? undefined;
}

/** Finds products by their words and by their variants' SKUs, which are among what the server searches. */
export const findProducts: FindRecords = async ({ q, limit, offset }, signal) => {
  const { products, count } = await listProducts(
    {
      q,
      limit,
      offset,
      is_giftcard: false,
      fields: 'id,title,handle,thumbnail',
      expand: 'variants',
    },
    { signal },
  );
  return {
    count,
    records: products.map(({ id, title, handle, thumbnail, variants }) => ({
      id,
      to: `/a/products/${id}`,
      title: title || (handle ?? id),
      detail: matchingSku(variants ?? [], q),
      picture: thumbnail ?? null,
    })),
  };
};
