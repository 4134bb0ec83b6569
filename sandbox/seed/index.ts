import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../account.ts';
import { adminApi } from './api.ts';
import { pricesOf } from './money.ts';
import { setUpStore } from './setup.ts';
import { placeOrder, shopperApi } from './shopper.ts';

export interface SeedOptions {
  url: string;
  databaseUrl: string;
  scale: number;
  log: (line: string) => void;
}

/** Fills an empty server with the invented store. */
export async function seed(options: SeedOptions): Promise<void> {
  const { url } = options;
  const api = await adminApi(url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const setup = await setUpStore(api);
  const names = ['Storm lantern', 'Enamel mug', 'Deck boots', 'Brass compass', 'Wool watch cap'];
  const variants: string[] = [];
  for (const [at, title] of names.entries()) {
    const { product } = await api.post<{ product: { variants: { id: string }[] } }>(
      '/admin/products',
      {
        title,
        status: 'published',
        is_giftcard: false,
        discountable: true,
        sales_channels: [{ id: setup.channels.shop }],
        options: [{ title: 'Size' }],
        variants: [
          {
            title: 'One size',
            sku: `TT-${at}`,
            inventory_quantity: 10,
            prices: pricesOf(20 + 7 * at),
            options: [{ value: 'One size' }],
          },
        ],
      },
    );
    for (const variant of product.variants) {
      variants.push(variant.id);
      const answer = await api.get<{ inventory_items: { id: string }[] }>(
        `/admin/inventory-items?sku=TT-${at}`,
      );
      for (const item of answer.inventory_items) {
        await api.post(`/admin/inventory-items/${item.id}/location-levels`, {
          location_id: setup.locations.rotterdam,
          stocked_quantity: 25,
        });
      }
    }
  }
  await placeOrder(shopperApi(url), {
    region: setup.regions.eurozone,
    channel: setup.channels.shop,
    items: [{ variant_id: variants[0] ?? '', quantity: 2 }],
    address: {
      first_name: 'Greta',
      last_name: 'Voss',
      address_1: 'Am Hafen 3',
      city: 'Hamburg',
      postal_code: '20457',
      country_code: 'de',
    },
    shipping: 'standard',
    email: 'greta.voss@example.com',
  });
}
