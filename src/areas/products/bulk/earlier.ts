import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf } from '#app/query/names.ts';
import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readMatchingIds } from '#shared/bulk/matching.ts';
import { RECORDS_AT_ONCE } from '#shared/bulk/steps.ts';
import { RELATIONS } from './change.ts';
import type { ProductChangeKind, EarlierProduct } from './change.ts';

type ReadProduct = ProductListResponse['products'][number];

const toEarlier = (product: ReadProduct): EarlierProduct => ({
  id: product.id,
  title: product.title,
  status: product.status,
  collection_id: product.collection_id ?? null,
  type: product.type ? { id: product.type.id, value: product.type.value } : null,
  tags: (product.tags ?? []).map(({ value }) => value),
  channels: (product.sales_channels ?? []).map(({ id }) => id),
  categories: (product.categories ?? []).map(({ id }) => id),
  variants: (product.variants ?? []).map(({ id, title, manage_inventory: isCounted }) => ({
    id,
    title,
    manage_inventory: isCounted,
  })),
});

/** Reads products in batches; the result lacks deleted ones. */
export async function readEarlier(
  kind: ProductChangeKind,
  ids: readonly string[],
  call: CallOptions,
): Promise<EarlierProduct[]> {
  const found: EarlierProduct[] = [];
  for (const part of chunk(ids, RECORDS_AT_ONCE)) {
    const { products } = await listProducts(
      {
        id: part,
        limit: part.length,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'title', 'status', 'collection_id'),
        expand: RELATIONS[kind],
      },
      call,
    );
    found.push(...products.map(toEarlier));
  }
  return found;
}

/** Returns the ids of all products that match a list's search and filters. */
export const readMatchingProducts = (
  params: NonNullable<Parameters<typeof listProducts>[0]>,
): Promise<string[]> =>
  readMatchingIds(async ({ limit, offset }) => {
    const { products, count } = await listProducts({
      ...params,
      limit,
      offset,
      fields: 'id' satisfies FieldOf<typeof listProducts>,
      expand: RELATIONS.status,
    });
    return { rows: products, count };
  });
