import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { order } from '../facts/test-order.ts';
import type { Order } from '../query.ts';
import { makeOnce } from './make-once.ts';

const server = vi.hoisted(() => ({ now: {} as object }));
vi.mock(import('#generated/admin/orders/orders.ts'), async (original) => ({
  ...(await original()),
  getOrder: (async () => ({ order: server.now })) as never,
}));

const swap = (id: string): Order['swaps'][number] => ({ id }) as unknown as Order['swaps'][number];
const idsOf = ({ swaps }: Order): string[] => swaps.map(({ id }) => id);
const call = { signal: new AbortController().signal };
const before = order({ swaps: [swap('swap_1')] });
const after = order({ swaps: [swap('swap_1'), swap('swap_2')] });

const refusal = (status: number): ApiError =>
  new ApiError('Another request', { kind: 'http', status, outcome: 'failed' });

test.each<[string, { now: Order; isDone: boolean; tries: number; fails: boolean }]>([
  ['nothing was made: it is sent again', { now: before, isDone: false, tries: 3, fails: true }],
  ['it was made: it is not', { now: after, isDone: true, tries: 1, fails: false }],
  ['someone else was quicker', { now: after, isDone: false, tries: 1, fails: true }],
])('after a conflict, %s', async (_name, { now, isDone, tries, fails }) => {
  server.now = now;
  const make = vi.fn(async () => Promise.reject(refusal(409)));
  const made = makeOnce(before, { make, idsOf, isDone: () => isDone }, call);
  if (fails) await expect(made).rejects.toThrow('Another request');
  else await made;
  expect(make).toHaveBeenCalledTimes(tries);
  expect(make).toHaveBeenCalledWith({ ...call, maxRetries: 0 });
});

test('another refusal isn’t tried again', async () => {
  const make = vi.fn(async () => Promise.reject(refusal(400)));
  await expect(makeOnce(before, { make, idsOf }, call)).rejects.toThrow('Another request');
  expect(make).toHaveBeenCalledTimes(1);
});
