import { expect, test } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

type End = (entry: string, error?: Error) => Promise<void>;

/** Entries end when told to. */
function held(): { started: string[]; work: (entry: string) => Promise<string>; end: End } {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    started,
    work: (entry) => {
      started.push(entry);
      return new Promise((resolve, reject) => {
        ends.set(entry, (error) => (error ? reject(error) : resolve(entry.toUpperCase())));
      });
    },
    end: async (entry, error) => {
      ends.get(entry)?.(error);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
  };
}

test('results are in the order of the list, whichever comes first', async () => {
  const { work, end } = held();
  const results = mapConcurrently(['a', 'b', 'c'], 3, work);
  for (const entry of ['c', 'a', 'b']) await end(entry);
  expect(await results).toEqual(['A', 'B', 'C']);
});

test('as many are under way as are allowed; each that ends lets another start', async () => {
  const { started, work, end } = held();
  const results = mapConcurrently(['a', 'b', 'c', 'd'], 2, work);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const entry of ['c', 'd', 'a']) await end(entry);
  expect(await results).toHaveLength(4);
});

test('aborted, nothing more starts, and what is under way is seen to its end', async () => {
  const { started, work, end } = held();
  const leaving = new AbortController();
  const results = mapConcurrently(['a', 'b', 'c', 'd'], 2, work, leaving.signal);
  leaving.abort();
  for (const entry of ['b', 'a']) await end(entry);
  expect(await results).toEqual(['A', 'B']);
  expect(started).toEqual(['a', 'b']);
  expect(await mapConcurrently(['a'], 2, work, leaving.signal)).toEqual([]);
});

test('an error ends the whole, and nothing more starts', async () => {
  const { started, work, end } = held();
  const results = mapConcurrently(['a', 'b', 'c'], 2, work);
  const failure = new Error('no');
  const [outcome] = await Promise.allSettled([results, end('a', failure)]);
  expect(outcome).toEqual({ status: 'rejected', reason: failure });
  await end('b');
  expect(started).toEqual(['a', 'b']);
});

test('an empty list has no results, and an empty entry is one like any other', async () => {
  expect(await mapConcurrently([], 2, () => Promise.reject(new Error('called')))).toEqual([]);
  const entries = [undefined, 1, null];
  expect(await mapConcurrently(entries, 1, (entry) => Promise.resolve(entry))).toEqual(entries);
});
