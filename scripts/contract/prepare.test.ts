import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { forHooks, forTypes } from './prepare.ts';

const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'status[]', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'id', in: 'query' },
        ],
        responses: {
          '200': {
            description: 'OK',
            content: { 'application/json': { examples: { default: { value: { example: 1 } } } } },
          },
          '500': { description: 'Failed' },
        },
      },
    },
  },
};

test('list parameters lose their brackets and examples are dropped', () => {
  const operation = forTypes(document).paths['/things']?.get;
  expect(operation?.parameters?.map(({ name }) => name)).toEqual(['status', 'id']);
  expect(operation?.responses['200']?.content?.['application/json']).toEqual({});
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '500']);
});

test('hooks know successful answers only', () => {
  expect(Object.keys(forHooks(document).paths['/things']?.get?.responses ?? {})).toEqual(['200']);
});

test('the document that is served stays as it is', () => {
  forHooks(document);
  expect(document.paths['/things']?.get?.parameters?.[0]?.name).toBe('status[]');
  expect(Object.keys(document.paths['/things']?.get?.responses ?? {})).toEqual(['200', '500']);
});
