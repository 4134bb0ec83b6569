import { describe, expect, test } from 'vitest';
import { resolve } from '../../scripts/contract/document.ts';
import { documents, operations } from './documents.ts';

const tags = {
  admin: new Set(documents.admin.tags?.map(({ name }) => name)),
  store: new Set(documents.store.tags?.map(({ name }) => name)),
};

describe.each(operations)(
  '$api $operation.operationId',
  ({ api, method, path, item, operation }) => {
    test('says what it is', () => {
      expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z0-9]*)+$/);
      expect(operation.summary).toMatch(/^[A-Z].{6,}[^.]$/);
      expect(operation.tags).toHaveLength(1);
      expect(tags[api]).toContain(operation.tags?.[0]);
    });

    test('says what it answers when things go wrong', () => {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toContain('500');
      expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
      if (needsSession()) expect(statuses).toContain('401');
      if (path.includes('{')) expect(statuses).toContain('404');
      if (operation.requestBody) expect(statuses).toContain('422');
      if (operation.requestBody || queryParameters().length > 0) expect(statuses).toContain('400');
      if (method === 'post') expect(statuses).toContain('409');
    });

    test('writes say what they make stale and whether they may be repeated', () => {
      if (method === 'get') {
        expect(operation['x-repeat']).toBeUndefined();
        expect(operation['x-invalidates']).toBeUndefined();
        return;
      }
      expect(['safe', 'keyed', 'never']).toContain(operation['x-repeat']);
      if (method === 'delete') expect(operation['x-repeat']).toBe('safe');
      for (const tag of operation['x-invalidates'] ?? []) expect(tags[api]).toContain(tag);
    });

    test('a list parameter is an array named with [], and nothing else is', () => {
      for (const parameter of queryParameters()) {
        const schema = resolve(documents[api], parameter.schema ?? {}) as { type?: string };
        expect([parameter.name, parameter.name.endsWith('[]')]).toEqual([
          parameter.name,
          schema.type === 'array',
        ]);
      }
    });

    function needsSession(): boolean {
      const security = operation.security ?? documents[api].security ?? [];
      return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
    }

    function queryParameters() {
      return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map((one) => resolve(documents[api], one))
        .filter((one) => one.in === 'query');
    }
  },
);

test('only the four open admin calls go without any key', () => {
  const open = operations.filter(
    ({ api, operation }) => api === 'admin' && operation.security?.length === 0,
  );
  expect(open.map(({ path, method }) => `${method} ${path}`).sort()).toEqual([
    'post /admin/auth',
    'post /admin/invites/accept',
    'post /admin/users/password-token',
    'post /admin/users/reset-password',
  ]);
});
