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

test('one operation can have a delay and an answer', () => {
  const wanted = readWantedExamples('?mock=getOrder:delay-2000,getOrder:500,listOrders:delay-10');
  expect([...wanted].map(([, examples]) => preferHeader(examples))).toEqual([
    { Prefer: 'delay=2000, code=500' },
    { Prefer: 'delay=10' },
  ]);
});

test('a number is a status, anything else the name of an example', () => {
  expect(preferHeader('empty')).toEqual({ Prefer: 'example=empty' });
  expect(preferHeader('422')).toEqual({ Prefer: 'code=422' });
});
