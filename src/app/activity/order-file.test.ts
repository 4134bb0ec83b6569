import { expect, test } from 'vitest';
import { orderFile } from './order-file.ts';

const HEAD =
  'Order_ID;Shipping City;Subtotal;Shipping Total;Discount Total;Gift Card Total;Refunded Total;Tax Total;Total;Currency Code;Sales channel name';

const fileOf = (...lines: string[]): string => [HEAD, ...lines, ''].join('\r\n');

test.each([
  ['eur', '2500;500;0;0;-5;;3000', '25;5;0;0;-0.05;;30'],
  ['jpy', '2500;500;0;0;0;250;3250', '2500;500;0;0;0;250;3250'],
  ['kwd', '2500;500;0;0;0;250;3255', '2.5;0.5;0;0;0;0.25;3.255'],
])('amounts of an order export in %s are in their currency', (currency, before, after) => {
  expect(orderFile(fileOf(`o1;Bath;${before};${currency};Web`))).toBe(
    `\uFEFF${fileOf(`o1;Bath;${after};${currency};Web`)}`,
  );
});

test('semicolons and lines in an address don’t make another cell an amount', () => {
  const amounts = '1000;0;0;0;0;0;1000;eur';
  const file = orderFile(fileOf(`o1;Bath; 2;${amounts};=Web`, 'o2;Bath', `2;${amounts};Web`));
  expect(file?.split('\r\n').slice(1)).toEqual([
    "o1;Bath; 2;10;0;0;0;0;0;10;eur;'=Web",
    'o2;Bath',
    '2;10;0;0;0;0;0;10;eur;Web',
    '',
  ]);
});

test('other files are left to others', () => {
  expect(orderFile('Product Id;Total;Currency Code\r\np1;100;eur\r\n')).toBeUndefined();
});
