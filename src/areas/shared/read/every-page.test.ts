import { expect, test } from 'vitest';
import { EVERY_PAGE_SIZE, everyPage } from './every-page.ts';

test('reads until all rows are there', async () => {
  const rows = Array.from({ length: EVERY_PAGE_SIZE * 2 + 5 }, (_, index) => index);
  const offsets: number[] = [];
  const all = await everyPage(async ({ limit, offset }) => {
    offsets.push(offset);
    return { rows: rows.slice(offset, offset + limit), count: rows.length };
  });
  expect(all).toEqual(rows);
  expect(offsets).toEqual([0, EVERY_PAGE_SIZE, EVERY_PAGE_SIZE * 2]);
});

test('ends when rows vanish meanwhile', async () => {
  const all = await everyPage(async ({ offset }) => ({
    rows: offset === 0 ? ['a'] : [],
    count: 9,
  }));
  expect(all).toEqual(['a']);
});

test('takes pages of the size that the server sends', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => index);
  const all = await everyPage(async ({ limit, offset }) => ({
    rows: rows.slice(offset, offset + Math.min(limit, 10)),
    count: rows.length,
  }));
  expect(all).toEqual(rows);
});

test('keeps the order of the pages, whichever comes first', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => index);
  const waiting: (() => void)[] = [];
  const reading = everyPage(async ({ limit, offset }) => {
    if (offset > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return { rows: rows.slice(offset, offset + limit), count: rows.length };
  });
  while (waiting.length < 4) await Promise.resolve();
  for (const answer of waiting.toReversed()) answer();
  expect(await reading).toEqual(rows);
});
