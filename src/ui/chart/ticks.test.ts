import { expect, test } from 'vitest';
import { niceTicks, roomAtEnd, tickIndexes } from './ticks.ts';

test.each([
  [0, 600, 40, []],
  [1, 600, 40, [0]],
  [7, 600, 40, [0, 1, 2, 3, 4, 5, 6]],
  [12, 600, 40, [0, 2, 4, 6, 8, 10]],
  [24, 600, 40, [0, 3, 6, 9, 12, 15, 18, 21]],
  [31, 240, 50, [0, 11, 22]],
  [400, 600, 40, [0, 50, 100, 150, 200, 250, 300, 350]],
  [31, 20, 60, [0]],
])('%i points on %i pixels with labels of %i have ticks at %j', (count, room, widest, indexes) => {
  expect(tickIndexes(count, room, widest)).toEqual(indexes);
});

test('ticks never overlap and are at most 8, on any width', () => {
  for (const count of [1, 2, 7, 24, 31, 53, 366, 400])
    for (const room of [120, 200, 320, 700, 1400])
      for (const widest of [12, 36, 72]) {
        const indexes = tickIndexes(count, room - widest / 2, widest);
        const end = roomAtEnd(count, room, widest);
        const apart = (room - end) / Math.max(1, count - 1);
        const [first = 0, second] = indexes;
        expect(indexes.length).toBeLessThanOrEqual(8);
        if (second !== undefined) expect((second - first) * apart).toBeGreaterThan(widest);
      }
});

test('the last label has its room only if it is at the end', () => {
  expect(roomAtEnd(7, 600, 40)).toBe(20);
  expect(roomAtEnd(12, 600, 40)).toBe(0);
  expect(roomAtEnd(1, 600, 40)).toBe(0);
});

test.each([
  [[], [0]],
  [[0, 0], [0]],
  [[1], [0, 1]],
  [
    [3, 1],
    [0, 1, 2, 3],
  ],
  [[12_345], [0, 5000, 10_000, 15_000]],
  [[40_000], [0, 10_000, 20_000, 30_000, 40_000]],
  [
    [-250, 900],
    [-500, 0, 500, 1000],
  ],
  [[-8], [-8, -6, -4, -2, 0]],
])('around %j the amounts are %j', (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});
