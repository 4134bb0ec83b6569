import { listRegions } from '../../generated/admin/regions/regions.ts';
import { createProduct } from '../../generated/admin/products/products.ts';
import { getStore } from '../../generated/admin/store/store.ts';

export interface Goods {
  variantId: string;
  regionId: string;
  countryCode: string;
}

/** Has no inventory management. */
export async function createGoods(): Promise<Goods> {
  const { regions } = await listRegions();
  const region = regions.find(({ countries }) => countries?.length);
  const countryCode = region?.countries?.[0]?.iso_2;
  const { store } = await getStore();
  const { product } = await createProduct({
    title: 'Rope by the metre',
    status: 'published',
    options: [{ title: 'Length' }],
    sales_channels: [{ id: store.default_sales_channel_id ?? '' }],
    variants: [
      {
        title: 'One metre',
        manage_inventory: false,
        options: [{ value: '1 m' }],
        prices: [{ currency_code: region?.currency_code ?? '', amount: 500 }],
      },
    ],
  });
  const variantId = product.variants?.[0]?.id;
  if (!region || !countryCode || !variantId) throw new Error('There is nothing to sell here');
  return { variantId, regionId: region.id, countryCode };
}
