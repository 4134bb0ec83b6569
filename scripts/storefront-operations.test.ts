import { expect, test } from 'vitest';
import type { Document, Operation } from './contract/document.ts';
import { storeOperationsSource } from './storefront-operations.ts';

const operation = (operationId: string, more: Partial<Operation> = {}): Operation => ({
  operationId,
  responses: {},
  ...more,
});

const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Store', version: '1.0.0' },
  paths: {
    '/store/carts': {
      get: operation('listCarts'),
      post: operation('createCart'),
    },
    '/store/lists/{id}': {
      post: operation('updateList', {
        'x-repeat': 'safe',
        'x-repeat-unless-new': ['entries', 'notes'],
      }),
    },
  },
};

test('each call has its name, its repeatability and the lists whose new entries forbid it', () => {
  const source = storeOperationsSource(document);
  expect(source).toContain("'GET /store/carts': ['listCarts', 'safe'],");
  expect(source).toContain("'POST /store/carts': ['createCart', 'never'],");
  expect(source).toContain(
    "'POST /store/lists/{id}': ['updateList', 'safe', ['entries', 'notes']],",
  );
});
