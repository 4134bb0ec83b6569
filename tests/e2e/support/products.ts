import type { Api } from './test.ts';

export interface ApiProduct {
  id: string;
  title: string;
  handle: string;
  subtitle: string | null;
  status: string;
  updated_at: string;
  material: string | null;
  tags?: { value: string }[];
  type?: { value: string } | null;
}

let made = 0;

/** Makes a product of the test's own, with a title that no other has. */
export async function createProduct(
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<ApiProduct> {
  made += 1;
  const name = `Test lamp ${process.pid}-${Date.now().toString(36)}-${made}`;
  const { product } = await api.post<{ product: ApiProduct }>('/admin/products', {
    title: name,
    status: 'draft',
    ...fields,
  });
  return product;
}

/** The product as the server has it. */
export async function readProduct(api: Api, id: string): Promise<ApiProduct> {
  return (await api.get<{ product: ApiProduct }>(`/admin/products/${id}`)).product;
}
