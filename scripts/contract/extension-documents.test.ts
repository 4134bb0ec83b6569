import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { extensionDocuments, withExtensions } from './extension-documents.ts';

const contract: Document = {
  openapi: '3.1.0',
  info: { title: 'Store', version: '1.0.0' },
  tags: [{ name: 'orders' }],
  paths: { '/admin/orders': {} },
};

test('the example’s endpoint joins the contract', () => {
  const documents = extensionDocuments(['examples/extensions']);
  expect(documents.map(({ name }) => name)).toEqual(['warranties']);
  const { paths, tags } = withExtensions(contract, documents);
  expect(Object.keys(paths)).toEqual(['/admin/orders', '/admin/warranties']);
  expect(paths['/admin/warranties']?.get?.operationId).toBe('listWarranties');
  expect(tags?.map(({ name }) => name)).toEqual(['orders', 'warranties']);
});

test('an extension can’t replace a path of the contract', () => {
  const document = { ...contract, paths: { '/admin/orders': {} } };
  expect(() => withExtensions(contract, [{ name: 'loyalty', document }])).toThrow(
    'The extension loyalty: The overlay has /admin/orders',
  );
});
