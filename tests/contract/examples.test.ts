import { describe, expect, test } from 'vitest';
import { resolve, type Media, type Response } from '../../scripts/contract/document.ts';
import { createValidator } from '../../scripts/contract/validate.ts';
import { coreOperations, documents, operations } from './documents.ts';

const validators = {
  admin: createValidator(documents.admin),
  store: createValidator(documents.store),
};

describe('examples', () => {
  test(
    'each one is what its schema says, without properties that it does not name',
    { timeout: 60_000 },
    () => {
      const wrong: string[] = [];
      let checked = 0;
      for (const { api, operation } of operations) {
        const { status, response } = success(api, operation.responses);
        for (const [type, media] of Object.entries(response.content ?? {})) {
          for (const [name, value] of values(api, media)) {
            checked += 1;
            for (const { at, problem } of validators[api].answer(
              operation.operationId,
              status,
              type,
              value,
            )) {
              wrong.push(`${api} ${operation.operationId} ${name}: ${at} ${problem}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(checked).toBeGreaterThan(operations.length);
    },
  );

  test('every list can be asked for as an empty one', () => {
    const without = coreOperations
      .filter(({ api, method, path, operation }) => {
        if (method !== 'get' || path.includes('{') || operation['x-served'] === false) return false;
        const { response } = success(api, operation.responses);
        const examples = response.content?.['application/json']?.examples ?? {};
        const first = values(api, { examples })[0]?.[1];
        const list = typeof first === 'object' && first !== null && 'count' in first;
        return list && !('empty' in examples);
      })
      .map(({ api, operation }) => `${api} ${operation.operationId}`);
    expect(without).toEqual([]);
  });
});

function success(api: 'admin' | 'store', responses: Record<string, Response>) {
  const [status, response] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? [];
  if (status === undefined || response === undefined) throw new Error('No successful answer');
  return { status: Number(status), response: resolve(documents[api], response) };
}

function values(api: 'admin' | 'store', media: Media): [string, unknown][] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => [
    name,
    resolve<{ value?: unknown }>(documents[api], example as { value?: unknown }).value,
  ]);
}
