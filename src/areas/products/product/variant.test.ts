import { expect, test } from 'vitest';
import {
  CreateProductVariantBody,
  UpdateProductVariantBody,
} from '#generated/admin/products/products.zod.ts';
import { listedPrices, newVariantBody, newVariantValues, twinOf, variantBody } from './variant.ts';
import type { Variant, VariantValues } from './variant.ts';

const before: VariantValues = {
  length: null,
  width: 4,
  height: null,
  weight: 120,
  hs_code: '',
  mid_code: '',
  origin_country: 'NL',
  title: 'S / red',
  sku: 'LAMP-S',
  ean: '',
  upc: '',
  barcode: '',
  material: 'Brass',
  options: { opt_1: 'S', opt_2: 'red' },
  manage_inventory: true,
  allow_backorder: false,
  prices: { eur: 1000 },
};

test('nothing changed, nothing sent', () => {
  expect(variantBody(before, { ...before }, [])).toEqual({});
});

test('only changed fields are sent, and keep the contract', () => {
  const body = variantBody(
    before,
    {
      ...before,
      title: ' Small ',
      sku: ' ',
      ean: '4006381333931',
      weight: null,
      allow_backorder: true,
      options: { opt_1: 'XS', opt_2: 'red' },
      prices: { eur: 1200, reg_1: 1100, usd: null },
    },
    [],
  );
  expect(body).toEqual({
    title: 'Small',
    sku: null,
    ean: '4006381333931',
    weight: null,
    allow_backorder: true,
    options: [{ option_id: 'opt_1', value: 'XS' }],
    prices: [
      { currency_code: 'eur', amount: 1200 },
      { region_id: 'reg_1', amount: 1100 },
    ],
  });
  expect(UpdateProductVariantBody.safeParse(body).success).toBe(true);
});

test('a new variant is sent without its empty fields, and keeps the contract', () => {
  const body = newVariantBody({ ...before, width: 0, material: '' });
  expect(body).toEqual({
    title: 'S / red',
    sku: 'LAMP-S',
    width: 0,
    weight: 120,
    origin_country: 'NL',
    manage_inventory: true,
    allow_backorder: false,
    options: [
      { option_id: 'opt_1', value: 'S' },
      { option_id: 'opt_2', value: 'red' },
    ],
    prices: [{ currency_code: 'eur', amount: 1000 }],
  });
  expect(CreateProductVariantBody.safeParse(body).success).toBe(true);
});

const variant = (id: string, first: string, second: string): Variant =>
  ({
    id,
    options: [
      { option_id: 'opt_1', value: first },
      { option_id: 'opt_2', value: second },
    ],
  }) as Variant;

test('two variants with the same option values are noticed, one is not its own twin', () => {
  const variants = [variant('v1', 'S', 'red'), variant('v2', 'M', 'red')];
  expect(twinOf(before, variants, undefined)?.id).toBe('v1');
  expect(twinOf(before, variants, 'v1')).toBeUndefined();
  expect(twinOf({ options: { opt_1: 'L', opt_2: 'red' } }, variants, undefined)).toBeUndefined();
});

test('a copy has no code of its own yet', () => {
  const pattern = {
    ...variant('v1', 'S', 'red'),
    title: 'S / red',
    sku: 'LAMP-S',
    ean: '1',
    upc: '2',
    barcode: '3',
    prices: [],
  } as unknown as Variant;
  const copy = newVariantValues([{ id: 'opt_1' }, { id: 'opt_2' }] as never, pattern);
  expect(copy).toMatchObject({
    title: 'S / red',
    sku: '',
    ean: '',
    upc: '',
    barcode: '',
    options: { opt_1: 'S', opt_2: 'red' },
  });
});

test('the price in the usual currency comes first, those of regions last, those of price lists not at all', () => {
  const price = (currency_code: string, rest: Record<string, unknown> = {}) => ({
    currency_code,
    amount: 100,
    region_id: null,
    price_list_id: null,
    ...rest,
  });
  const prices = [
    price('usd'),
    price('eur', { region_id: 'reg_1' }),
    price('gbp'),
    price('eur'),
    price('eur', { price_list_id: 'pl_1' }),
  ] as unknown as Variant['prices'];
  const { first, others } = listedPrices({ prices }, 'gbp');
  expect(first?.currency_code).toBe('gbp');
  expect(others.map((one) => [one.currency_code, one.region_id])).toEqual([
    ['eur', null],
    ['usd', null],
    ['eur', 'reg_1'],
  ]);
  expect(listedPrices({ prices: [] }, undefined)).toEqual({ first: undefined, others: [] });
});
