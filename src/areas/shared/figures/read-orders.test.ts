import { expect, test, vi } from 'vitest';
import { readOrders } from './read-orders.ts';
import type { FetchPage, Progress, Reading } from './read-orders.ts';

interface Call {
  offset: number;
  limit: number;
  answer: () => void;
  fail: (error: Error) => void;
}

/** A list whose pages arrive when the test lets them */
function listOf(length: number, most = Infinity) {
  const rows = Array.from({ length }, (_, index) => index);
  const calls: Call[] = [];
  const fetchPage: FetchPage<number> = ({ limit, offset }) =>
    new Promise((resolve, reject) => {
      calls.push({
        offset,
        limit,
        answer: () =>
          resolve({
            rows: rows.slice(offset, offset + Math.min(limit, most)),
            count: rows.length,
          }),
        fail: reject,
      });
    });
  return { rows, calls, fetchPage };
}

type List = ReturnType<typeof listOf>;

function reading(list: List, atOnce = 2) {
  const kept: number[] = [];
  const told: Progress[] = [];
  const run: Reading = readOrders({
    fetchPage: list.fetchPage,
    limit: 10,
    atOnce,
    onPage: async (rows) => {
      kept.push(...rows);
    },
    onProgress: (progress) => told.push(progress),
  });
  return { run, kept, told };
}

const callsMade = async ({ calls }: List, count: number): Promise<void> => {
  await vi.waitFor(() => expect(calls.length).toBe(count));
};

/** Answers all calls, also those that follow. */
async function answerAll({ calls }: List, done: Promise<unknown>): Promise<void> {
  const state = { isDone: false, answered: 0 };
  const noteEnd = (): void => {
    state.isDone = true;
  };
  void done.then(noteEnd, noteEnd);
  while (!state.isDone) {
    for (const call of calls.slice(state.answered)) call.answer();
    state.answered = calls.length;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

test('each row is read once, several pages at a time, with progress', async () => {
  const list = listOf(35);
  const { run, kept, told } = reading(list);
  list.calls[0]?.answer();
  await callsMade(list, 3);
  expect(list.calls.map(({ offset }) => offset)).toEqual([0, 10, 20]);
  await answerAll(list, run.done);
  expect(await run.done).toBe('finished');
  expect(kept.toSorted((a, b) => a - b)).toEqual(list.rows);
  expect(told.at(-1)).toEqual({ read: 35, count: 35, isPaused: false });
});

test('rows that are added while reading are read, too', async () => {
  const list = listOf(20);
  const { run, kept } = reading(list, 1);
  list.calls[0]?.answer();
  await callsMade(list, 2);
  list.rows.push(...Array.from({ length: 13 }, (_, index) => 20 + index));
  await answerAll(list, run.done);
  expect(kept).toEqual(list.rows);
});

test('a server that sends smaller pages is followed', async () => {
  const list = listOf(12, 5);
  const { run, kept } = reading(list, 1);
  await answerAll(list, run.done);
  expect(kept).toEqual(list.rows);
  expect(list.calls.map(({ offset }) => offset)).toEqual([0, 5, 10]);
});

test('an empty list takes one call', async () => {
  const list = listOf(0);
  const { run } = reading(list);
  await answerAll(list, run.done);
  expect(await run.done).toBe('finished');
  expect(list.calls.length).toBe(1);
});

test('a pause asks for no further pages until it is over', async () => {
  const list = listOf(30);
  const { run, kept, told } = reading(list, 1);
  run.pause();
  expect(told.at(-1)?.isPaused).toBe(true);
  list.calls[0]?.answer();
  await vi.waitFor(() => expect(kept.length).toBe(10));
  expect(list.calls.length).toBe(1);
  run.resume();
  await answerAll(list, run.done);
  expect(kept).toEqual(list.rows);
});

test('stopping drops pages on their way, even in a pause', async () => {
  const list = listOf(30);
  const { run, kept } = reading(list, 1);
  list.calls[0]?.answer();
  await callsMade(list, 2);
  run.pause();
  run.stop();
  list.calls[1]?.answer();
  expect(await run.done).toBe('stopped');
  expect(kept.length).toBe(10);
  expect(list.calls.length).toBe(2);
});

test('an error ends the reading', async () => {
  const list = listOf(60);
  const { run } = reading(list);
  list.calls[0]?.answer();
  await callsMade(list, 3);
  list.calls[1]?.fail(new Error('no connection'));
  await expect(run.done).rejects.toThrow('no connection');
  list.calls[2]?.answer();
  expect(list.calls.length).toBe(3);
});
