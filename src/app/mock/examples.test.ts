import { expect, test } from 'vitest';
import { preferHeader, readWantedExamples } from './examples.ts';

test('an address asks for examples by operation', () => {
  const wanted = readWantedExamples(
    '?q=x&mock=getOrder:refunded,%20listProducts:empty,updateProduct:422',
  );
  expect([...wanted]).toEqual([
    ['getOrder', 'refunded'],
    ['listProducts', 'empty'],
    ['updateProduct', '422'],
  ]);
});

test.each(['', '?mock=', '?mock=getOrder', '?mock=:x', '?mock=a:b%0d%0ac:d'])(
  'nothing is asked by %s',
  (search) => {
    expect(readWantedExamples(search).size).toBe(0);
  },
);

test('a number is a status, anything else the name of an example', () => {
  expect(preferHeader('empty')).toEqual({ Prefer: 'example=empty' });
  expect(preferHeader('422')).toEqual({ Prefer: 'code=422' });
});
