import { expect, test } from 'vitest';
import { UpdateProductBody } from '#generated/admin/products/products.zod.ts';
import { organizationBody } from './organization.ts';
import type { OrganizationValues } from '../OrganizationFields.tsx';

const before: OrganizationValues = {
  type: 'Instrument',
  collection_id: 'pcol_1',
  tags: ['brass'],
  categories: ['pcat_1'],
  sales_channels: ['sc_1', 'sc_2'],
};

test('only changed fields are sent', () => {
  expect(organizationBody(before, before)).toEqual({});
  expect(organizationBody(before, { ...before, categories: ['pcat_1', 'pcat_2'] })).toEqual({
    categories: [{ id: 'pcat_1' }, { id: 'pcat_2' }],
  });
});

test('new types and tags are sent by their names', () => {
  expect(organizationBody(before, { ...before, type: ' Gift', tags: ['brass', 'new'] })).toEqual({
    type: { value: 'Gift' },
    tags: [{ value: 'brass' }, { value: 'new' }],
  });
});

test('everything can be emptied, and what is sent keeps the contract', () => {
  const body = organizationBody(before, {
    type: ' ',
    collection_id: null,
    tags: [],
    categories: [],
    sales_channels: [],
  });
  expect(body).toEqual({
    type: null,
    collection_id: null,
    tags: [],
    categories: [],
    sales_channels: [],
  });
  expect(UpdateProductBody.safeParse(body).success).toBe(true);
});
