import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { merge } from './overlay.ts';

const item = (operationId: string) => ({ get: { operationId, responses: {} } });

const document = (parts: Partial<Document>): Document => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {},
  ...parts,
});

const ours = document({
  paths: { '/admin/orders': item('listOrders') },
  tags: [{ name: 'orders' }],
  components: { schemas: { Order: { type: 'object' } } },
});

test('adds paths, tags and components', () => {
  const merged = merge(
    ours,
    document({
      paths: { '/admin/warranties': item('listWarranties') },
      tags: [{ name: 'orders' }, { name: 'warranties' }],
      components: { schemas: { Order: { type: 'object' }, Warranty: { type: 'string' } } },
    }),
  );
  expect(Object.keys(merged.paths)).toEqual(['/admin/orders', '/admin/warranties']);
  expect(merged.tags?.map(({ name }) => name)).toEqual(['orders', 'warranties']);
  expect(Object.keys(merged.components?.['schemas'] ?? {})).toEqual(['Order', 'Warranty']);
});

test('refuses to redefine a path or a schema of ours', () => {
  const path = document({ paths: { '/admin/orders': item('other') } });
  expect(() => merge(ours, path)).toThrow('/admin/orders, which is already in the contract');
  const schema = document({ components: { schemas: { Order: { type: 'string' } } } });
  expect(() => merge(ours, schema)).toThrow('schemas/Order is another one');
});
