import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { RELATIONS } from './change.ts';
import type { BulkKind, EarlierProduct } from './change.ts';

/** Products that one call reads: their ids must fit into an address. */
export const READ_AT_ONCE = 100;

/** A list in parts of at most `size`. */
export function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

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

/** Reads products as they are now, a hundred a call; those that are gone are missing from the answer. */
export async function readEarlier(
  kind: BulkKind,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<EarlierProduct[]> {
  const found: EarlierProduct[] = [];
  for (const part of parts(ids, READ_AT_ONCE)) {
    const { products } = await listProducts(
      {
        id: part,
        limit: part.length,
        fields: 'id,title,status,collection_id',
        expand: RELATIONS[kind],
      },
      signal ? { signal } : {},
    );
    found.push(...products.map(toEarlier));
  }
  return found;
}

/** Ids of a call of the whole list. */
const IDS_AT_ONCE = 500;

/** The ids of all products that match a list's search and filters. */
export async function readMatchingIds(
  params: NonNullable<Parameters<typeof listProducts>[0]>,
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { products, count } = await listProducts({
      ...params,
      fields: 'id',
      expand: RELATIONS.status,
      limit: IDS_AT_ONCE,
      offset: ids.length,
    });
    ids.push(...products.map(({ id }) => id));
    if (products.length === 0 || ids.length >= count) return [...new Set(ids)];
  }
}
