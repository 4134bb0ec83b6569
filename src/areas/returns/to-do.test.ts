import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { findReturns } from './to-do.ts';

const list = vi.hoisted(() => vi.fn());

vi.mock('#generated/admin/returns/returns.ts', async (original) => ({
  ...(await original<object>()),
  listReturns: list,
}));

const [EARLY, LATE] = ['2026-11-01T10:00:00Z', '2026-11-20T10:00:00Z'];
const returns = [
  { id: 'ret_2', status: 'requested', created_at: LATE },
  { id: 'ret_1', status: 'requested', created_at: EARLY },
];

const find = async (query: string, count: number): Promise<object> => {
  list.mockReset().mockResolvedValue({ returns, count });
  return findReturns(query, { client: new QueryClient(), signal: new AbortController().signal });
};

test('returns on their way are counted, with the oldest', async () => {
  expect(await find('status=requested', 2)).toEqual({ count: 2, isCut: false, oldest: EARLY });
  expect(await find('status=requires_action', 2)).toEqual({
    count: 0,
    isCut: false,
    oldest: undefined,
  });
});

test('of more returns than are read, none is no number', async () => {
  const cut = { isCut: true, oldest: undefined };
  expect(await find('status=requested', 501)).toEqual({ count: 2, ...cut });
  expect(await find('status=requires_action', 501)).toEqual({ count: undefined, ...cut });
});
