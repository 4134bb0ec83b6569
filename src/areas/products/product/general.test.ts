import { expect, test } from 'vitest';
import { UpdateProductBody } from '#generated/admin/products/products.zod.ts';
import { generalBody } from './general.ts';
import type { GeneralValues } from './general.ts';

const before: GeneralValues = {
  title: 'Brass compass',
  subtitle: 'For the chart table',
  handle: 'brass-compass',
  description: '',
  material: 'Brass',
  discountable: true,
};

test('only changed fields are sent', () => {
  expect(generalBody(before, before)).toEqual({});
  expect(generalBody(before, { ...before, title: ' Compass ', discountable: false })).toEqual({
    title: 'Compass',
    discountable: false,
  });
});

test('emptied fields are sent as nothing', () => {
  expect(generalBody(before, { ...before, subtitle: ' ', material: '' })).toEqual({
    subtitle: null,
    material: null,
  });
});

test('what is sent keeps the contract', () => {
  const body = generalBody(before, {
    title: 'A',
    subtitle: '',
    handle: 'b',
    description: 'c',
    material: '',
    discountable: false,
  });
  expect(UpdateProductBody.safeParse(body).success).toBe(true);
  expect(Object.keys(body)).toHaveLength(6);
});
