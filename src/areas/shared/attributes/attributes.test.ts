import { expect, test } from 'vitest';
import { UpdateProductBody } from '#generated/admin/products/products.zod.ts';
import { attributeBody, attributeValues } from './attributes.ts';

const before = attributeValues({
  length: 10,
  width: null,
  height: 3,
  weight: 250,
  hs_code: '9014.10',
  mid_code: null,
  origin_country: 'nl',
});

test('nothing changed, nothing sent', () => {
  expect(attributeBody(before, { ...before })).toEqual({});
});

test('changed and emptied fields are sent, and keep the contract', () => {
  const body = attributeBody(before, {
    ...before,
    width: 0,
    weight: null,
    hs_code: ' ',
    mid_code: ' MID ',
    origin_country: null,
  });
  expect(body).toEqual({
    width: 0,
    weight: null,
    hs_code: null,
    mid_code: 'MID',
    origin_country: null,
  });
  expect(UpdateProductBody.safeParse(body).success).toBe(true);
});
