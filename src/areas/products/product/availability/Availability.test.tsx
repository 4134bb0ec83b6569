// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import type { Product } from '../query.ts';
import { Availability } from './Availability.tsx';

const asked = vi.hoisted(() => ({
  keys: vi.fn(),
  channels: vi.fn(),
  product: vi.fn(),
  options: vi.fn(),
}));
const store = vi.hoisted((): { regions: number; shop?: string } => ({ regions: 1 }));

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#app/flags/FeatureFlags.tsx', () => ({ useFeature: () => true }));
vi.mock('#app/query/useErrorText.ts', () => ({ useErrorText: () => ({ text: '' }) }));
vi.mock('#generated/admin/store/store.ts', () => ({
  useGetStore: () => ({ data: { store: {} }, isPending: false, isError: false }),
}));
vi.mock('#generated/admin/publishable-api-keys/publishable-api-keys.ts', () => ({
  getListPublishableApiKeysQueryKey: () => ['keys'],
  listPublishableApiKeys: asked.keys,
  getListPublishableApiKeySalesChannelsQueryOptions: (id: string) => ({
    queryKey: ['channels', id],
    queryFn: () => asked.channels(id),
  }),
}));
vi.mock('#generated/store/products/products.ts', () => ({
  getListProductsQueryOptions: () => ({ queryKey: ['listed'], enabled: false }),
  getProduct: asked.product,
}));
vi.mock('#generated/store/shipping-options/shipping-options.ts', () => ({
  listShippingOptions: asked.options,
}));
vi.mock('#shared/sources/regions.ts', () => ({
  useRegions: () => ({
    data: Array.from({ length: store.regions }, (_, at) => ({ id: `reg_${at}`, name: `R${at}` })),
  }),
}));
vi.mock('./useViewpoint.ts', () => ({
  useViewpoint: () => [{ shop: store.shop }, () => undefined],
}));

const product = { id: 'prod_1', status: 'published', variants: [], sales_channels: [] };
const show = async (): Promise<void> => {
  render(
    <MemoryRouter>
      <Availability product={product as unknown as Product} isPaused={false} />
    </MemoryRouter>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
};
const button = (): HTMLButtonElement | null => document.querySelector('button');

beforeEach(() => {
  delete store.shop;
  for (const call of Object.values(asked)) call.mockReset();
  asked.keys.mockImplementation(async ({ offset = 0 }: { offset?: number }) => ({
    publishable_api_keys: Array.from({ length: 150 - offset }, (_, at) => ({
      id: `pk_${offset + at}`,
      title: `Shop ${offset + at}`,
      revoked_at: null,
    })),
    count: 150,
  }));
  asked.channels.mockResolvedValue({ sales_channels: [] });
  asked.product.mockResolvedValue({ product: { variants: [] } });
  asked.options.mockResolvedValue({ shipping_options: [] });
});

test.each([
  { what: 'none', shop: undefined, expected: [] },
  { what: 'the chosen one', shop: 'pk_140', expected: ['pk_140'] },
])('of 150 storefronts, $what is asked for its channels', async ({ shop, expected }) => {
  store.regions = 1;
  if (shop !== undefined) store.shop = shop;
  await show();
  expect(asked.channels.mock.calls.map(([id]) => id as string)).toEqual(expected);
  // Prices of the region, and stock.
  expect(asked.product).toHaveBeenCalledTimes(2);
  expect(button()).toBeNull();
});

test('150 regions are asked for when the button is pressed', async () => {
  store.regions = 150;
  await show();
  expect(asked.product).not.toHaveBeenCalled();
  expect(asked.options).not.toHaveBeenCalled();
  expect(button()?.textContent).toBe('check');
  act(() => button()?.click());
  await vi.waitFor(() => expect(asked.options).toHaveBeenCalledTimes(150));
  expect(asked.product).toHaveBeenCalledTimes(151);
});
