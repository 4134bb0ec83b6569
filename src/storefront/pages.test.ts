import { expect, test } from 'vitest';
import { eachPage } from './pages.ts';

async function offsetsOf(count: number, limit?: number): Promise<number[]> {
  const pages = eachPage((page) => Promise.resolve({ count, ...page }), limit);
  const offsets: number[] = [];
  for await (const { offset } of pages) offsets.push(offset);
  return offsets;
}

test('all pages are read, one after the other', async () => {
  expect(await offsetsOf(25, 10)).toEqual([0, 10, 20]);
  expect(await offsetsOf(20, 10)).toEqual([0, 10]);
  expect(await offsetsOf(250)).toEqual([0, 100, 200]);
});

test('an empty list has one page', async () => {
  expect(await offsetsOf(0)).toEqual([0]);
});

test('pages that the server makes smaller are read, too', async () => {
  const asked: number[] = [];
  const pages = eachPage(({ offset }) => {
    asked.push(offset);
    return Promise.resolve({ count: 5, limit: 2, offset });
  });
  for await (const page of pages) expect(page.limit).toBe(2);
  expect(asked).toEqual([0, 2, 4]);
});

test('a page without a size ends the reading', async () => {
  const pages = eachPage(() => Promise.resolve({ count: 5, limit: 0, offset: 0 }));
  expect(await pages.next()).toMatchObject({ done: false });
  expect(await pages.next()).toMatchObject({ done: true });
});
