import { expect, test } from 'vitest';
import { getListCustomersUrl } from '#generated/admin/customers/customers.ts';
import { getListOrdersUrl } from '#generated/admin/orders/orders.ts';
import { getListProductsUrl } from '#generated/admin/products/products.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FIRST_PAGES } from '../../scripts/lib/first-pages.ts';
import { customerList } from '../areas/customers/list/query.ts';
import { orderList } from '../areas/orders/list/query.ts';
import { productList } from '../areas/products/list/query.ts';

const opened = (names: readonly string[]): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(), names);

test('the head of the page asks for the first rows as their lists do', () => {
  expect(FIRST_PAGES).toEqual({
    customers: getListCustomersUrl(customerList.params(opened(customerList.filters))),
    orders: getListOrdersUrl(orderList.params(opened(orderList.filters))),
    products: getListProductsUrl(productList.params(opened(productList.filters))),
  });
});
