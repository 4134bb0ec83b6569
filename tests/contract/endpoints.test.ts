import { expect, test } from 'vitest';
import { coreOperations, endpoints, place } from './documents.ts';

const documented = new Map(
  coreOperations.map((one) => [place(one.method, one.path), { ...one.operation, api: one.api }]),
);

test('every endpoint of the table is in the contract, with its tag', () => {
  const missing = endpoints.filter(({ method, path, tag, api }) => {
    const operation = documented.get(place(method, path));
    return operation?.api !== api || operation.tags?.[0] !== tag;
  });
  expect(missing).toEqual([]);
  expect(endpoints.filter(({ required }) => required)).toHaveLength(322);
});

test('the contract has nothing more, but for what is marked', () => {
  const table = new Set(endpoints.map(({ method, path }) => place(method, path)));
  const more = coreOperations.filter(
    ({ method, path, operation }) =>
      !table.has(place(method, path)) && operation['x-source'] === undefined,
  );
  expect(more.map(({ operation }) => operation.operationId)).toEqual([]);
});

test('operations that the server does not serve are marked, and only those', () => {
  for (const { method, path, served, required } of endpoints) {
    const operation = documented.get(place(method, path));
    expect([path, operation?.['x-served'] !== false]).toEqual([path, served]);
    expect([path, operation?.deprecated === true]).toEqual([path, !served]);
    expect([path, operation?.['x-source'] === 'server']).toEqual([path, !required]);
  }
  expect(endpoints.filter(({ served }) => !served)).toHaveLength(6);
});
