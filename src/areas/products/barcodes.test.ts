import { expect, test } from 'vitest';
import { codeIn } from './barcodes.ts';
import { laterOffsets, productsWithCode } from './find-by-code.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['4 006381 333931', '4006381333931'],
  ['12345670', '12345670'],
  ['1234567', undefined],
  ['123456789012345', undefined],
  ['OIL-12345678', undefined],
  ['', undefined],
])('“%s” is the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

const variants = [
  { product_id: 'lamp', ean: '4006381333931' },
  { product_id: 'lamp', barcode: '4006381333931', ean: null },
  { product_id: 'oil', upc: '036000291452' },
  { product_id: 'wick', ean: '40063813339310' },
];

test.each([
  ['4006381333931', ['lamp']],
  ['036000291452', ['oil']],
  ['00000000', []],
])('the whole code %s belongs to %j', (code, products) => {
  expect(productsWithCode(variants, code)).toEqual(products);
});

test('pages follow the first one, and end in any store', () => {
  expect(laterOffsets(0)).toEqual([]);
  expect(laterOffsets(500)).toEqual([]);
  expect(laterOffsets(1001)).toEqual([500, 1000]);
  expect(laterOffsets(10_000_000)).toHaveLength(59);
});
