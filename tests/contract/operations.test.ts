import { describe, expect, test } from 'vitest';
import { resolve, type Located, type Parameter } from '../../scripts/contract/document.ts';
import { documents, operations, type Api } from './documents.ts';

type One = Located & { api: Api };

const tags = {
  admin: new Set(documents.admin.tags?.map(({ name }) => name)),
  store: new Set(documents.store.tags?.map(({ name }) => name)),
};

const failing = (rule: (one: One) => boolean): string[] =>
  operations
    .filter((one) => !rule(one))
    .map(({ api, operation }) => `${api} ${operation.operationId}`);

const has = (one: One, status: string): boolean => status in one.operation.responses;

describe('every operation', () => {
  test('has a name that reads as a verb and a noun, once in its document', () => {
    expect(
      failing(({ operation }) => /^[a-z]+([A-Z][a-z0-9]*)+$/.test(operation.operationId)),
    ).toEqual([]);
    const names = operations.map(({ api, operation }) => `${api} ${operation.operationId}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has a summary and one tag that the document describes', () => {
    expect(failing(({ operation }) => /^[A-Z].{6,}[^.]$/.test(operation.summary ?? ''))).toEqual(
      [],
    );
    expect(
      failing(
        ({ api, operation: { tags: own } }) => own?.length === 1 && tags[api].has(own[0] ?? ''),
      ),
    ).toEqual([]);
  });

  test('has one successful answer', () => {
    expect(
      failing(({ operation }) => {
        const statuses = Object.keys(operation.responses);
        return statuses.filter((status) => status.startsWith('2')).length === 1;
      }),
    ).toEqual([]);
  });

  test('has the errors that can happen', () => {
    expect(failing((one) => has(one, '500'))).toEqual([]);
    expect(failing((one) => !needsSession(one) || has(one, '401'))).toEqual([]);
    expect(failing((one) => !one.path.includes('{') || has(one, '404'))).toEqual([]);
    expect(failing((one) => one.method !== 'post' || has(one, '409'))).toEqual([]);
    expect(failing((one) => !one.operation.requestBody || has(one, '422'))).toEqual([]);
    expect(
      failing((one) => {
        const takesSomething = one.operation.requestBody || queryParameters(one).length > 0;
        return !takesSomething || has(one, '400');
      }),
    ).toEqual([]);
  });
});

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

function needsSession({ api, operation }: One): boolean {
  const security = operation.security ?? documents[api].security ?? [];
  return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
}

function queryParameters({ api, item, operation }: One): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolve(documents[api], one))
    .filter((one) => one.in === 'query');
}
