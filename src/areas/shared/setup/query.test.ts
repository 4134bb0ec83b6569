import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { setupOptions } from './query.ts';

const asked = vi.hoisted(() => ({ options: vi.fn(), products: vi.fn() }));

vi.mock('#generated/admin/regions/regions.ts', async (original) => ({
  ...(await original<object>()),
  listRegions: async () => ({
    regions: Array.from({ length: 150 }, (_, at) => ({
      id: `reg_${at}`,
      name: `Region ${at}`,
      currency_code: 'eur',
      countries: ['de'],
      // The first ones can't take payments.
      payment_providers: at < 20 ? [] : ['manual'],
      fulfillment_providers: ['manual'],
    })),
    count: 150,
  }),
}));
vi.mock('#generated/admin/shipping-options/shipping-options.ts', async (original) => ({
  ...(await original<object>()),
  listShippingOptions: asked.options,
}));
vi.mock('#generated/admin/sales-channels/sales-channels.ts', async (original) => ({
  ...(await original<object>()),
  listSalesChannels: async () => ({
    sales_channels: [{ id: 'sc_1', name: 'Web', is_disabled: false }],
    count: 1,
  }),
}));
vi.mock('#generated/admin/stock-locations/stock-locations.ts', async (original) => ({
  ...(await original<object>()),
  listStockLocations: async () => ({
    stock_locations: [{ id: 'sloc_1', name: 'Shop', sales_channels: [{ id: 'sc_1' }] }],
    count: 1,
  }),
}));
vi.mock('#generated/store/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: asked.products,
}));

test('of 150 regions, a few are asked for their shipping options', async () => {
  asked.options.mockImplementation(async ({ region_id: region }: { region_id: string }) => ({
    shipping_options: [{ name: `Post to ${region}`, region_id: region, profile_id: 'sp_1' }],
    count: 1,
  }));
  asked.products.mockResolvedValue({
    products: [
      {
        title: 'Lamp',
        profile_id: 'sp_1',
        variants: [{ calculated_price: 100, purchasable: true }],
      },
    ],
  });
  const client = new QueryClient();
  const tasks = await client.fetchQuery(setupOptions(client));
  expect(tasks.map(({ problem }) => problem)).toEqual(tasks.map(() => undefined));
  expect(tasks.find(({ id }) => id === 'shipping')?.doneBy).toEqual(['Post to reg_20']);
  expect(asked.options).toHaveBeenCalledTimes(8);
  expect(asked.products).toHaveBeenCalledOnce();
});
