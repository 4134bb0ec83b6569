import { expect, test } from 'vitest';
import { UpdateProductBody } from '../../../../generated/admin/products/products.zod.ts';
import { HANDLE, generalBody } from './general.ts';
import type { GeneralValues } from './general.ts';

const before: GeneralValues = {
  title: 'Brass compass',
  subtitle: 'For the chart table',
  handle: 'brass-compass',
  description: '',
  material: 'Brass',
  discountable: true,
  status: 'draft',
  type: 'Instrument',
  collection_id: 'pcol_1',
  tags: ['brass'],
};

test('only changed fields are sent', () => {
  expect(generalBody(before, before)).toEqual({});
  expect(generalBody(before, { ...before, title: ' Compass ', status: 'published' })).toEqual({
    title: 'Compass',
    status: 'published',
  });
});

test('emptied fields are sent as nothing', () => {
  expect(
    generalBody(before, {
      ...before,
      subtitle: ' ',
      material: '',
      type: '',
      collection_id: null,
      tags: [],
    }),
  ).toEqual({ subtitle: null, material: null, type: null, collection_id: null, tags: [] });
});

test('new types and tags are sent by their names', () => {
  expect(generalBody(before, { ...before, type: 'Gift', tags: ['brass', 'new'] })).toEqual({
    type: { value: 'Gift' },
    tags: [{ value: 'brass' }, { value: 'new' }],
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
    status: 'rejected',
    type: '',
    collection_id: null,
    tags: ['x'],
  });
  expect(UpdateProductBody.safeParse(body).success).toBe(true);
  expect(Object.keys(body)).toHaveLength(10);
});

test.each(['brass-compass', 'größe-2', '羅針盤', 'a'])('%s can be a handle', (handle) => {
  expect(handle).toMatch(HANDLE);
});

test.each(['', 'Brass', 'a b', 'a/b', '-a', 'a-', 'a--b', 'a?b'])(
  '%s can be no handle',
  (handle) => {
    expect(handle).not.toMatch(HANDLE);
  },
);
