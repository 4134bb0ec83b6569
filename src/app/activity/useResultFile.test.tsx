// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { useResultFile } from './useResultFile.ts';

const api = vi.hoisted(() => ({
  text: vi.fn(),
  store: vi.fn(),
  locations: vi.fn(),
  prices: vi.fn(),
  saved: vi.fn(),
  ask: vi.fn(),
}));
vi.mock('i18next', () => ({
  default: { loadNamespaces: async () => undefined, t: (key: string) => key },
}));
vi.mock('#client/file-text.ts', () => ({ readFileText: api.text }));
vi.mock('#ui/overlay/confirm.tsx', () => ({ useConfirm: () => api.ask }));
vi.mock('./download.ts', () => ({ saveText: api.saved }));
vi.mock('../config/config.ts', () => ({
  config: () => ({ backendUrl: '' }),
  fileUrl: (url: string) => url,
}));
vi.mock('#generated/admin/uploads/uploads.ts', () => ({
  useCreateDownloadUrl: () => ({
    mutateAsync: async () => ({ download_url: '/uploads/file.csv' }),
    isPending: false,
  }),
}));
vi.mock('#generated/admin/store/store.ts', () => ({
  getGetStoreQueryOptions: () => ({ queryKey: ['/admin/store'], queryFn: api.store }),
}));
vi.mock('#generated/admin/stock-locations/stock-locations.ts', () => ({
  listStockLocations: api.locations,
}));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => ({
  listInventoryItems: async () => ({
    inventory_items: [
      { id: 'i1', location_levels: [{ location_id: 'l1', stocked_quantity: 1500 }] },
    ],
  }),
}));
vi.mock('#generated/admin/regions/regions.ts', () => ({
  listRegions: async () => ({ regions: [] }),
}));
vi.mock('#generated/admin/products/products.ts', () => ({
  listProducts: async ({ expand }: { expand: string }) => ({
    products: [
      {
        id: 'p1',
        variants: [
          {
            id: 'v1',
            ...(expand.includes('inventory_items') && {
              inventory_items: [{ inventory_item_id: 'i1' }],
            }),
          },
        ],
      },
    ],
  }),
}));
vi.mock('#generated/admin/variants/variants.ts', () => ({ listVariants: api.prices }));

/** The server wrote the price of a price list. */
const PRODUCTS = 'Product Id;Variant Id;Variant Inventory Quantity;Price EUR\r\np1;v1;7;1\r\n';

let file: ReturnType<typeof useResultFile>;
function Download(): null {
  file = useResultFile();
  return null;
}

const store = (...modules: string[]): object => ({
  store: { feature_flags: [], modules: modules.map((module) => ({ module })) },
});
const download = (name = 'product-export-1.csv'): void => {
  render(<Download />);
  act(() => file.open(name));
};
const isOver = (): Promise<void> => act(() => vi.waitFor(() => expect(file.isPending).toBe(false)));
const saved = (): unknown[][] => api.saved.mock.calls;

beforeEach(() => {
  vi.resetAllMocks();
  api.text.mockResolvedValue(PRODUCTS);
  api.store.mockResolvedValue(store('inventoryService', 'stockLocationService'));
  api.locations.mockResolvedValue({ stock_locations: [{ id: 'l1', name: 'Rotterdam' }] });
  api.prices.mockResolvedValue({
    variants: [
      {
        id: 'v1',
        prices: [
          { amount: 100, currency_code: 'eur', price_list_id: 'sale' },
          { amount: 1300, currency_code: 'eur', min_quantity: null, max_quantity: null },
        ],
      },
    ],
  });
});

const becomes = (text: string): Promise<void> =>
  act(() => vi.waitFor(() => expect(saved()).toEqual([[text, 'product-export-1.csv']])));

test('an export gets the stock and prices of the store', async () => {
  download();
  await becomes(
    '\uFEFFProduct Id;Variant Id;Variant Inventory Quantity;Price EUR\r\np1;v1;1500;13\r\n',
  );
  expect(api.ask).not.toHaveBeenCalled();
});

test('without the inventory module, an export gets the prices of the store', async () => {
  api.store.mockResolvedValue(store());
  download();
  await becomes(
    '\uFEFFProduct Id;Variant Id;Variant Inventory Quantity;Price EUR\r\np1;v1;7;13\r\n',
  );
  expect(api.locations).not.toHaveBeenCalled();
});

test('an export waits until the modules of the store are known', async () => {
  let answer: (store: object) => void = () => undefined;
  api.store.mockReturnValue(
    new Promise<object>((resolve) => {
      answer = resolve;
    }),
  );
  download();
  await act(() => vi.waitFor(() => expect(api.store).toHaveBeenCalled()));
  expect(saved()).toEqual([]);
  expect(file.progress).toEqual({ done: 0, total: 1 });
  answer(store('inventoryService'));
  await becomes(
    '\uFEFFProduct Id;Variant Id;Variant Inventory Quantity;Price EUR\r\np1;v1;1500;13\r\n',
  );
});

test.each([
  ['modules', api.store],
  ['locations', api.locations],
  ['prices', api.prices],
])(
  'an export whose %s can’t be read has neither stock nor prices, if one agrees',
  async (_what, call) => {
    call.mockRejectedValue(new Error('No answer'));
    api.ask.mockResolvedValue(true);
    download();
    await becomes('\uFEFFProduct Id;Variant Id\r\np1;v1\r\n');
    expect(api.ask).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'imports:export.stocklessTitle' }),
    );
  },
);

test('otherwise nothing is saved', async () => {
  api.prices.mockRejectedValue(new Error('No answer'));
  api.ask.mockResolvedValue(false);
  download();
  await act(() => vi.waitFor(() => expect(api.ask).toHaveBeenCalledOnce()));
  await isOver();
  expect(saved()).toEqual([]);
});

test.each([
  ['product-export-1.csv', ' imports:export.rawStock'],
  ['order-export-1.csv', ' imports:export.rawAmounts'],
  ['errors.csv', ''],
])('a file that can’t be read says what may be wrong: %s', async (name, warning) => {
  api.text.mockRejectedValue(new TypeError('Failed to fetch'));
  api.ask.mockResolvedValue(false);
  download(name);
  await act(() => vi.waitFor(() => expect(api.ask).toHaveBeenCalledOnce()));
  await isOver();
  expect(api.ask).toHaveBeenCalledWith(
    expect.objectContaining({ text: `imports:export.rawText${warning}` }),
  );
  expect(api.store).not.toHaveBeenCalled();
});
