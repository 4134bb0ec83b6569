import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getCompleteCartMutationOptions,
  getCreateCustomerMutationOptions,
  getGetMeQueryKey,
  getGetOrderQueryKey,
  getUpdateMeMutationOptions,
  refreshAfterWrites,
} from './react.ts';

const answering = (answer: unknown) => ({ request: () => Promise.resolve(answer) });

function shopper(): QueryClient {
  const queryClient = new QueryClient();
  refreshAfterWrites(queryClient);
  return queryClient;
}

const customer = { id: 'cus_1', shipping_addresses: [] };

const updateMe = async (queryClient: QueryClient): Promise<unknown> =>
  queryClient
    .getMutationCache()
    .build(queryClient, getUpdateMeMutationOptions(answering({ customer })))
    .execute({ data: {} });

test('a changed customer is shown at once, and read again', async () => {
  const queryClient = shopper();
  queryClient.setQueryData(getGetMeQueryKey(), { customer: { ...customer, first_name: 'Ada' } });
  await updateMe(queryClient);
  expect(queryClient.getQueryData(getGetMeQueryKey())).toEqual({ customer });
  expect(queryClient.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(true);
});

test('the answer for a customer who has signed out is not shown', async () => {
  const queryClient = shopper();
  const saved = updateMe(queryClient);
  queryClient.clear();
  await saved;
  expect(queryClient.getQueryData(getGetMeQueryKey())).toBeUndefined();
  const other = { customer: { ...customer, id: 'cus_2' } };
  queryClient.setQueryData(getGetMeQueryKey(), other);
  await updateMe(queryClient);
  expect(queryClient.getQueryData(getGetMeQueryKey())).toEqual(other);
});

test('a new customer isn’t the one who is signed in', async () => {
  const queryClient = shopper();
  const account = { email: 'a@b.test', password: 'x', first_name: 'Ada', last_name: 'Moore' };
  await queryClient
    .getMutationCache()
    .build(queryClient, getCreateCustomerMutationOptions(answering({ customer })))
    .execute({ data: account });
  expect(queryClient.getQueryData(getGetMeQueryKey())).toBeUndefined();
});

test.each([
  ['order', { id: 'order_1', display_id: 7 }, { order: { id: 'order_1', display_id: 7 } }],
  ['cart', { id: 'order_1', billing_address: null }, undefined],
])('a completed cart that became %s', async (type, data, shown) => {
  const queryClient = shopper();
  await queryClient
    .getMutationCache()
    .build(queryClient, getCompleteCartMutationOptions(answering({ type, data })))
    .execute({ id: 'cart_1' });
  expect(queryClient.getQueryData(getGetOrderQueryKey('order_1'))).toEqual(shown);
});
