import { expect, test, vi } from 'vitest';
import { getListCustomersUrl } from '#generated/admin/customers/customers.ts';
import { getListOrdersUrl } from '#generated/admin/orders/orders.ts';
import { getListProductsUrl } from '#generated/admin/products/products.ts';
import { getGetStoreUrl } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';
import { START_PAGES, saveStartPage, startPath } from '#app/preferences/start-page.ts';
import { countParams } from '#shared/orders/count.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FIRST_PAGES } from '../../scripts/lib/first-pages.ts';
import { openBoot } from '../../tests/support/boot-page.ts';
import { customerList } from '../areas/customers/list/query.ts';
import { orderList } from '../areas/orders/list/query.ts';
import { productList } from '../areas/products/list/query.ts';

const opened = (names: readonly string[]): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(), names);

test('the head of the page asks for the first rows and figures as their pages do', () => {
  expect(FIRST_PAGES).toEqual({
    customers: [getListCustomersUrl(customerList.params(opened(customerList.filters)))],
    home: [getListOrdersUrl(countParams({})), getGetStoreUrl()],
    orders: [getListOrdersUrl(orderList.params(opened(orderList.filters)))],
    products: [getListProductsUrl(productList.params(opened(productList.filters)))],
  });
});

test.each(START_PAGES)('at the start, the page’s head asks for %s if preferred', async (page) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('localStorage', storage);
  try {
    saveStartPage(page);
    expect(startPath()).toBe(paths[page]());
  } finally {
    vi.unstubAllGlobals();
  }
  const { asked } = openBoot('/', { FIRST_PAGES }, { storage });
  const calls = FIRST_PAGES[page] ?? [];
  await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining([...calls])));
  expect(asked.filter((call) => call.startsWith('/admin/'))).toEqual(['/admin/auth', ...calls]);
});
