import type { Api } from './test.ts';

export interface ApiCollection {
  id: string;
  title: string;
  handle: string;
  metadata: Record<string, unknown> | null;
}

export interface ApiCategory {
  id: string;
  name: string;
  handle: string;
  description: string;
  rank: number;
  is_active: boolean;
  is_internal: boolean;
  parent_category_id: string | null;
}

let made = 0;

export function ownName(kind: string): string {
  made += 1;
  return `${kind} ${process.pid}-${Date.now().toString(36)}-${made}`;
}

export async function createCategory(
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<ApiCategory> {
  const { product_category: category } = await api.post<{ product_category: ApiCategory }>(
    '/admin/product-categories',
    { name: ownName('Category'), ...fields },
  );
  return category;
}

export async function readCategory(api: Api, id: string): Promise<ApiCategory> {
  const { product_category: category } = await api.get<{ product_category: ApiCategory }>(
    `/admin/product-categories/${id}`,
  );
  return category;
}

/** Direct children, in order. */
export async function namesBelow(api: Api, id: string): Promise<string[]> {
  const { product_categories: below } = await api.get<{ product_categories: ApiCategory[] }>(
    `/admin/product-categories?parent_category_id=${id}&limit=100`,
  );
  return below.map(({ name }) => name);
}

export async function productIds(api: Api, filter: string): Promise<string[]> {
  const { products } = await api.get<{ products: { id: string }[] }>(
    `/admin/products?${filter}&fields=id&expand=type&limit=100`,
  );
  return products.map(({ id }) => id).toSorted();
}

/** With a product; returns their paths. */
export async function createSets(
  api: Api,
  productId: string,
  name = ownName('Set'),
): Promise<{ collection: string; category: string }> {
  const { collection } = await api.post<{ collection: ApiCollection }>('/admin/collections', {
    title: name,
    handle: ownName('set').replaceAll(' ', '-'),
  });
  await api.post(`/admin/collections/${collection.id}/products/batch`, {
    product_ids: [productId],
  });
  const category = await createCategory(api, {
    name,
    description: name,
    handle: ownName('set').replaceAll(' ', '-'),
  });
  await api.post(`/admin/product-categories/${category.id}/products/batch`, {
    product_ids: [{ id: productId }],
  });
  return {
    collection: `/a/collections/${collection.id}`,
    category: `/a/categories/${category.id}`,
  };
}
