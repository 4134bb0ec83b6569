import { expect, test } from 'vitest';
import { chunksOf, mergeChunk, readChunk } from './chunks.ts';
import type { OrderFacts } from './facts.ts';
import { facts, refund } from './test-orders.ts';

const numbered = (...numbers: number[]): OrderFacts[] =>
  numbers.map((number) => facts({ id: `order_${number}`, number }));

const idsIn = (chunk: string): string[] => readChunk(chunk).map(({ id }) => id);

test('orders are read as they were written', () => {
  const written = [facts({ country: null, refunds: [refund()] }), facts({ id: 'order_2' })];
  expect(readChunk(mergeChunk(undefined, written))).toEqual(written);
});

test('orders are added to their chunk, and replace earlier ones of the same id', () => {
  const first = mergeChunk(undefined, numbered(1, 2));
  const [changed] = numbered(2).map((order) => ({ ...order, total: 5 }));
  const second = mergeChunk(first, [...numbered(3), ...(changed ? [changed] : [])]);
  expect(idsIn(second)).toEqual(['order_1', 'order_2', 'order_3']);
  expect(readChunk(second)[1]?.total).toBe(5);
});

test('a chunk has orders of adjacent numbers, and always the same ones', () => {
  const all = numbered(...Array.from({ length: 200 }, (_, index) => 200 - index));
  const chunks = chunksOf(all);
  expect(Math.max(...[...chunks.values()].map((orders) => orders.length))).toBe(32);
  expect([...chunks.values()].flat().length).toBe(200);
  for (const order of all) {
    const [key = -1] = chunksOf([order]).keys();
    expect(chunks.get(key)).toContain(order);
  }
});

test('after writing in parts, in any order, all chunks are those of one writing', () => {
  const all = numbered(...Array.from({ length: 150 }, (_, index) => index + 1));
  const kept = new Map<number, string>();
  for (const part of [all.slice(90), all.slice(0, 100), all.slice(40, 60)]) {
    for (const [key, orders] of chunksOf(part)) kept.set(key, mergeChunk(kept.get(key), orders));
  }
  const found = [...kept.values()].flatMap(readChunk);
  expect(found.toSorted((a, b) => a.number - b.number)).toEqual(all);
});
