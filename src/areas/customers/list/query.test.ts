import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { customerList, ordersOfCustomers } from './query.ts';

const viewOf = (address: string): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(address), customerList.filters);

test('the address becomes what the server understands', () => {
  const view = viewOf(
    'q=ada&groups=cgrp_1&groups=cgrp_2&has_account=false&created_at=2026-11-01..',
  );
  expect(customerList.params(view)).toEqual({
    ...customerList.params(viewOf('')),
    q: 'ada',
    limit: 25,
    offset: 0,
    order: '-created_at',
    groups: ['cgrp_1', 'cgrp_2'],
    has_account: false,
    created_at: { gte: expect.stringContaining('T') },
  });
});

test('what is neither with nor without an account is no filter', () => {
  const [params] = customerList.options(viewOf('has_account=maybe')).queryKey.slice(-1);
  expect(params).not.toHaveProperty('has_account');
});

test('orders are those of the customers on the page', () => {
  const view = viewOf('q=ada&page=3&order=email');
  const [page] = customerList.options(view).queryKey.slice(-1);
  const [orders] = ordersOfCustomers.options(view).queryKey.slice(-1);
  expect(orders).toEqual({ ...(page as object), expand: 'orders' });
});
