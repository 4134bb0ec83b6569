import { expect, test } from 'vitest';
import { formatMoney } from '#ui/format/money.ts';
import { changedOptions } from './currency-change.ts';

const option = (id: string, fields: object) => ({
  id,
  name: id,
  price_type: 'flat_rate' as const,
  amount: 0,
  requirements: [],
  ...fields,
});
const words = Object.assign(
  (key: string, { amount }: { amount: string }) => `${key} ${amount}`,
  {},
) as never;
const format = {
  money: (amount: number, currency: string) => formatMoney(amount, currency, 'en-US'),
} as never;

test('names the shipping options whose amounts mean something else in another currency', () => {
  const limits = [{ type: 'min_subtotal', amount: 5000 }];
  const found = changedOptions(
    [
      option('Standard', { amount: 499 }),
      option('Free', {}),
      option('Calculated', { price_type: 'calculated', amount: null }),
      option('Free from 50', { requirements: limits }),
    ],
    ['usd', 'jpy'],
    words,
    format,
  );
  expect(found).toEqual([
    { id: 'Standard', name: 'Standard', before: '$4.99', after: '¥499' },
    {
      id: 'Free from 50',
      name: 'Free from 50',
      before: 'option.from $50.00',
      after: 'option.from ¥5,000',
    },
  ]);
});
