import { expect, test } from 'vitest';
import { belowLimit, limitIn } from './low-stock.ts';

const rows = [-1, 0, 9, 10].map((stocked) => ({ stocked }));
const shown = (query: string): number[] =>
  belowLimit(rows, limitIn(new URLSearchParams(query))).map(({ stocked }) => stocked);

test('the address narrows the stock to what is below its limit', () => {
  expect(shown('available=1')).toEqual([-1, 0]);
  expect(shown('available=10')).toEqual([-1, 0, 9]);
});

test.each(['', 'available=', 'available=0', 'available=-3', 'available=few'])(
  'without a sensible limit, all are shown: “%s”',
  (query) => {
    expect(shown(query)).toEqual([-1, 0, 9, 10]);
  },
);
