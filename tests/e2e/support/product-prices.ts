import type { Locator, Page } from '@playwright/test';
import { cellOf, pasteInto } from './grid.ts';
import { createProduct, readProduct } from './products.ts';
import type { ApiProduct } from './products.ts';
import type { Api } from './test.ts';

let made = 0;

/** Found by one search; per size 100 EUR, 10,000 JPY, 30 KWD. */
export async function pricedProducts(
  api: Api,
  count: number,
  sizes: readonly string[] = ['S', 'M'],
): Promise<{ word: string; all: ApiProduct[] }> {
  made += 1;
  const word = `Prices${process.pid}x${Date.now().toString(36)}${made}`;
  const { store } = await api.get<{ store: { default_sales_channel: { id: string } } }>(
    '/admin/store',
  );
  const all: ApiProduct[] = [];
  for (let index = 1; index <= count; index += 1) {
    const product = await createProduct(api, {
      title: `${word} ${index}`,
      handle: `${word}-${index}`.toLowerCase(),
      status: 'published',
      sales_channels: [{ id: store.default_sales_channel.id }],
      options: [{ title: 'Size' }],
      variants: sizes.map((size) => ({
        title: size,
        sku: `${word}-${index}-${size}`,
        manage_inventory: false,
        options: [{ value: size }],
        prices: [
          { currency_code: 'eur', amount: 10_000 },
          { currency_code: 'jpy', amount: 10_000 },
          { currency_code: 'kwd', amount: 30_000 },
        ],
      })),
    });
    all.push(product);
  }
  return { word, all };
}

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Product prices' });
export const addressOf = (products: readonly ApiProduct[]): string =>
  `/a/products/prices?list=&ids=${products.map(({ id }) => id).join(',')}`;

export const cell = (
  page: Page,
  product: Pick<ApiProduct, 'title'>,
  size: string,
  column: string,
): Promise<Locator> => cellOf(grid(page), product, size, column);

export const paste = (page: Page, text: string): Promise<void> => pasteInto(grid(page), text);

/** By size. */
export async function pricesIn(api: Api, { id }: ApiProduct, currency: string): Promise<number[]> {
  const { variants = [] } = await readProduct(api, id);
  return variants
    .toSorted((one, other) => one.variant_rank - other.variant_rank)
    .map(({ prices }) => prices.find((one) => one.currency_code === currency)?.amount ?? -1);
}

export const variantId = ({ variants = [] }: ApiProduct, size: string): string =>
  variants.find(({ title }) => title === size)?.id ?? '';

export function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/admin/products')) writes.push(pathname);
  });
  return writes;
}
