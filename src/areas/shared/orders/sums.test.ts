import { expect, test } from 'vitest';
import { totalsOf } from './sums.ts';

const order = (
  currency_code: string,
  total: number,
  status: 'pending' | 'canceled' = 'pending',
) => ({
  currency_code,
  total,
  status,
});

test('orders are added up by currency, without canceled ones, the usual currency first', () => {
  expect(
    totalsOf([
      order('usd', 500),
      order('eur', 1000),
      order('eur', 250),
      order('eur', 9999, 'canceled'),
    ]),
  ).toEqual([
    { currency: 'eur', total: 1250 },
    { currency: 'usd', total: 500 },
  ]);
});

test('without orders there are no sums, and one that is no amount adds nothing', () => {
  expect(totalsOf([])).toEqual([]);
  expect(totalsOf([{ ...order('eur', 100) }, { ...order('eur', Number.NaN) }])).toEqual([
    { currency: 'eur', total: 100 },
  ]);
  expect(totalsOf([null as never, order('eur', 100)])).toEqual([{ currency: 'eur', total: 100 }]);
});
