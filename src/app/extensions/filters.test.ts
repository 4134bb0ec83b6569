import { expect, test, vi } from 'vitest';
import { viewQuery } from '#ui/list/saved-views.ts';
import { readListView } from '#ui/list/useListState.ts';
import { defineExtension } from './extension.ts';
import { filterName, filterParams, keptRows, listNamed, rememberFilters } from './filters.ts';

const approval = defineExtension({
  name: 'approval',
  filters: [
    {
      on: 'orders',
      id: 'state',
      label: 'state',
      options: [
        { value: 'waiting', label: 'waiting', params: { status: ['pending'] } },
        { value: 'late', label: 'late', params: { status: ['pending'], email: 'late@b2b.test' } },
      ],
    },
  ],
});

const read = (address: string): Record<string, string[]> =>
  readListView(new URLSearchParams(address), ['region_id']).filters;

test('an address keeps the filters of extensions beside those of its list', () => {
  const address = 'x-approval.state=late&region_id=reg_1&utm=x';
  expect(filterName('approval', 'state')).toBe('x-approval.state');
  expect(read(address)).toEqual({ region_id: ['reg_1'], 'x-approval.state': ['late'] });
  const query = viewQuery(new URLSearchParams(address), ['region_id']);
  expect(query).toBe('region_id=reg_1&x-approval.state=late');
});

test('a value stands for parameters of the list’s operation', () => {
  expect(filterParams(read('x-approval.state=late'), 'orders')).toEqual({});
  rememberFilters(approval);
  const params = filterParams(read('region_id=reg_1&x-approval.state=late'), 'orders');
  expect(params).toEqual({ status: ['pending'], email: 'late@b2b.test' });
  expect(filterParams(read('x-approval.state=other&x-gone.state=late'), 'orders')).toEqual({});
  expect(filterParams(read('x-approval.state=late'), 'products')).toEqual({});
});

const review = defineExtension({
  name: 'review',
  filters: [
    {
      on: 'returns',
      id: 'from',
      label: 'from',
      options: [{ value: 'exchange', label: 'exchange', keeps: (row) => row.swap_id !== null }],
    },
  ],
});

test('on a list that is read whole, a value keeps rows; one that it fails on is left out', () => {
  rememberFilters(review);
  const rows = [{ swap_id: 'swap_1' }, { swap_id: null }, null, null];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept = keptRows(rows, read('x-review.from=exchange'), 'returns');
  expect(kept).toEqual([{ swap_id: 'swap_1' }]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(keptRows(rows, read('x-review.from=exchange'), 'price-lists')).toBe(rows);
  expect(keptRows(rows, read('x-review.from=gone&region_id=reg_1'), 'returns')).toBe(rows);
  expect(filterParams(read('x-review.from=exchange'), 'returns')).toEqual({});
});

test('a list is known by the rows of its answers', () => {
  expect(['draft_orders', 'gift_cards', 'products'].map(listNamed)).toEqual([
    'drafts',
    'gift-cards',
    'products',
  ]);
});
