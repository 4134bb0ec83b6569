import { expect, test } from 'vitest';
import type { PriceWithList } from '#generated/admin/admin.schemas.ts';
import { exportedProducts, productFile } from './product-file.ts';

const HEADER = 'Product Id;Variant Id;Variant Inventory Quantity;Price EUR;Price Eurozone [EUR]';
const FILE = `${HEADER}\r\np1;v1;0;1;2\r\np1;v2;7;3;\r\n`;

const price = (fields: Partial<PriceWithList>): PriceWithList =>
  ({
    currency_code: 'eur',
    region_id: null,
    price_list_id: null,
    min_quantity: null,
    max_quantity: null,
    ...fields,
  }) as PriceWithList;

const figures = new Map([
  [
    'v1',
    {
      levels: { l1: 1500, l2: 0 },
      prices: [
        price({ amount: 100, price_list_id: 'sale' }),
        price({ amount: 1250, region_id: 'r1' }),
        price({ amount: 1300 }),
      ],
    },
  ],
  ['v2', { levels: undefined, prices: [] }],
]);
const regions = [
  { id: 'r2', name: 'Eurozone', currency_code: 'gbp' },
  { id: 'r1', name: 'Eurozone', currency_code: 'eur' },
];

test('the products of an export are found by its columns', () => {
  expect(exportedProducts(FILE)).toEqual(['p1']);
  expect(exportedProducts('Order_ID;Email\r\n1;a@b.c\r\n')).toBeUndefined();
});

test('the figures of the store take the place of those that the server wrote', () => {
  const locations = [{ id: 'l1', name: 'Rotterdam' }];
  expect(productFile(FILE, { figures, locations, regions })).toBe(
    `\uFEFF${HEADER}\r\np1;v1;1500;13;12.5\r\np1;v2;;;\r\n`,
  );
});

test('each of several locations has a column', () => {
  const locations = [
    { id: 'l1', name: 'Rotterdam' },
    { id: 'l2', name: 'Bristol' },
    { id: 'l3', name: 'Bristol' },
  ];
  const [header, first] = productFile(FILE, { figures, locations, regions }).split('\r\n');
  expect(header?.split(';').slice(2, 5)).toEqual([
    'Variant Inventory Quantity [Rotterdam]',
    'Variant Inventory Quantity [l2]',
    'Variant Inventory Quantity [l3]',
  ]);
  expect(first).toBe('p1;v1;1500;0;;13;12.5');
});

test('without the inventory module, the server’s units stay and its prices don’t', () => {
  expect(productFile(FILE, { figures, locations: undefined, regions })).toBe(
    `\uFEFF${HEADER}\r\np1;v1;0;13;12.5\r\np1;v2;7;;\r\n`,
  );
});

test('prices of a region that the store no longer has are left out', () => {
  expect(productFile(FILE, { figures, locations: undefined, regions: [] })).toBe(
    '\uFEFFProduct Id;Variant Id;Variant Inventory Quantity;Price EUR\r\np1;v1;0;13\r\np1;v2;7;\r\n',
  );
});

test('a file without the true figures says nothing of stock and prices', () => {
  expect(productFile(FILE, undefined)).toBe('\uFEFFProduct Id;Variant Id\r\np1;v1\r\np1;v2\r\n');
});
