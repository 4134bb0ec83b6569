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

test('a changed customer is shown at once, and read again', async () => {
  const queryClient = shopper();
  await queryClient
    .getMutationCache()
    .build(queryClient, getUpdateMeMutationOptions(answering({ customer })))
    .execute({ data: {} });
  expect(queryClient.getQueryData(getGetMeQueryKey())).toEqual({ customer });
  expect(queryClient.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(true);
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
