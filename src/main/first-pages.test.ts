import { expect, test } from 'vitest';
import { getListCollectionsUrl } from '#generated/admin/collections/collections.ts';
import { getListCustomerGroupsUrl } from '#generated/admin/customer-groups/customer-groups.ts';
import { getListCustomersUrl } from '#generated/admin/customers/customers.ts';
import { getListDraftOrdersUrl } from '#generated/admin/draft-orders/draft-orders.ts';
import { getListGiftCardsUrl } from '#generated/admin/gift-cards/gift-cards.ts';
import { getListOrdersUrl } from '#generated/admin/orders/orders.ts';
import { getListProductsUrl } from '#generated/admin/products/products.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FIRST_PAGES } from '../../scripts/lib/first-pages.ts';
import { collectionList } from '../areas/collections/list/query.ts';
import { groupList } from '../areas/customer-groups/list/query.ts';
import { customerList } from '../areas/customers/list/query.ts';
import { draftList } from '../areas/drafts/list/query.ts';
import { giftCardList } from '../areas/gift-cards/list/query.ts';
import { orderList } from '../areas/orders/list/query.ts';
import { productList } from '../areas/products/list/query.ts';

const opened = (names: readonly string[]): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(), names);

test('the head of the page asks for the first rows as their lists do', () => {
  expect(FIRST_PAGES).toEqual({
    collections: getListCollectionsUrl(collectionList.params(opened(collectionList.filters))),
    'customer-groups': getListCustomerGroupsUrl(groupList.params(opened(groupList.filters))),
    customers: getListCustomersUrl(customerList.params(opened(customerList.filters))),
    drafts: getListDraftOrdersUrl(draftList.params(opened(draftList.filters))),
    'gift-cards': getListGiftCardsUrl(giftCardList.params(opened(giftCardList.filters))),
    orders: getListOrdersUrl(orderList.params(opened(orderList.filters))),
    products: getListProductsUrl(productList.params(opened(productList.filters))),
  });
});
