import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { findRecords } from './find-records.ts';

const refusal = (status: number): ApiError =>
  new ApiError('Refused', { kind: 'http', status, outcome: 'failed' });

const listOf = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => ({ id: `cus_${at}` }));
  return {
    page: vi.fn(async ({ limit, offset }: { limit: number; offset: number }) => ({
      rows: all.slice(offset, offset + limit),
      count,
    })),
    one: vi.fn(async (id: string) => {
      const found = all.find((record) => record.id === id);
      if (found === undefined) throw refusal(404);
      return found;
    }),
  };
};

const ids = (count: number, start = 0): string[] =>
  Array.from({ length: count }, (_, at) => `cus_${start + at}`);

test('a few records are read one by one, and deleted ones are missing', async () => {
  const calls = listOf(5000);
  expect(await findRecords(['cus_4000', 'gone', 'cus_1'], calls)).toEqual([
    { id: 'cus_4000' },
    { id: 'cus_1' },
  ]);
  expect(calls.one).toHaveBeenCalledTimes(3);
  expect(calls.page).not.toHaveBeenCalled();
});

test('many records of a short list are read in pages', async () => {
  const calls = listOf(1200);
  const found = await findRecords([...ids(100, 1100), 'gone', ...ids(50)], calls);
  expect(found.map(({ id }) => id)).toEqual([...ids(100, 1100), ...ids(50)]);
  expect(calls.page.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 500, 1000]);
  expect(calls.one).not.toHaveBeenCalled();
});

test('what the first page of a long list lacks is read one by one', async () => {
  const calls = listOf(50_000);
  const wanted = [...ids(30), ...ids(10, 40_000)];
  expect((await findRecords(wanted, calls)).map(({ id }) => id)).toEqual(wanted);
  expect(calls.page).toHaveBeenCalledTimes(1);
  expect(calls.one).toHaveBeenCalledTimes(10);
});

test('any other error is an error', async () => {
  const calls = { ...listOf(1), one: () => Promise.reject(refusal(500)) };
  await expect(findRecords(['cus_0'], calls)).rejects.toThrow('Refused');
});
