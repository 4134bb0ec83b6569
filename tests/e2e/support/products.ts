import type { Api } from './test.ts';

export interface ApiProduct {
  id: string;
  title: string;
  handle: string;
  subtitle: string | null;
  status: string;
  updated_at: string;
  material: string | null;
  weight: number | null;
  collection_id: string | null;
  thumbnail: string | null;
  metadata: Record<string, unknown> | null;
  images?: { url: string }[];
  categories?: { id: string; name: string }[];
  sales_channels?: { id: string; name: string }[];
  options?: { id: string; title: string }[];
  variants?: ApiVariant[];
  tags?: { value: string }[];
  type?: { value: string } | null;
}

export interface ApiVariant {
  id: string;
  title: string;
  sku: string | null;
  ean: string | null;
  manage_inventory: boolean;
  allow_backorder: boolean;
  weight: number | null;
  inventory_quantity: number;
  variant_rank: number;
  options: { option_id: string; value: string }[];
  prices: { currency_code: string; region_id: string | null; amount: number }[];
}

/** Stock of a variant by location. */
interface ApiItem {
  id: string;
  sku: string | null;
  location_levels: {
    location_id: string;
    stocked_quantity: number;
    incoming_quantity: number;
    reserved_quantity: number;
  }[];
}

let made = 0;

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

/** Takes prices from the variants' list: with the product they may be cached for half a minute. */
export async function readProduct(api: Api, id: string): Promise<ApiProduct> {
  const [{ product }, { variants }] = await Promise.all([
    api.get<{ product: ApiProduct }>(`/admin/products/${id}`),
    api.get<{ variants: ApiVariant[] }>(`/admin/products/${id}/variants?expand=prices&limit=1000`),
  ]);
  const prices = new Map(variants.map((variant) => [variant.id, variant.prices]));
  return {
    ...product,
    variants: (product.variants ?? []).map((variant) => ({
      ...variant,
      prices: prices.get(variant.id) ?? variant.prices,
    })),
  };
}

/** In the order stored in metadata; the server's own order changes arbitrarily. */
export function imagesOf({ images = [], metadata }: ApiProduct): string[] {
  const shown = images.map(({ url }) => url);
  const noted = metadata?.['image_order'] as string[] | undefined;
  if (!noted) return shown;
  const isWhole = noted.length === shown.length && noted.every((url) => shown.includes(url));
  if (!isWhole) throw new Error(`Noted are ${noted.join()}, there are ${shown.join()}`);
  return noted;
}

export async function readItems(api: Api, variantId: string): Promise<ApiItem[]> {
  const { variant } = await api.get<{ variant: { inventory: ApiItem[] } }>(
    `/admin/variants/${variantId}/inventory`,
  );
  return variant.inventory;
}
