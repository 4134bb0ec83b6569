import { expect, test } from 'vitest';
import { bundle } from '../contract/bundle.ts';
import { eachOperation, type Json, type Located } from '../contract/document.ts';
import { createValidator } from '../contract/validate.ts';
import { createMemory } from './memory.ts';
import type { MockAnswer } from './memory.ts';
import { keyOf, isRow } from './pool.ts';

const document = await bundle('admin');
const validator = createValidator(document);
const memory = createMemory(document);
const reads = eachOperation(document).filter(({ method }) => method === 'get');

const read = (path: string, query = ''): MockAnswer | undefined =>
  memory.answer({ method: 'GET', path, query: new URLSearchParams(query), body: undefined });

function problemsOf({ operation }: Located, answer: MockAnswer): string[] {
  const { status, mediaType, value } = answer;
  const found = validator.answer(operation.operationId, status, mediaType, value);
  return found.map(({ at, problem }) => `${operation.operationId}${at} ${problem}`);
}

/** Rows of the first list in an answer. */
function rowsOf({ value }: MockAnswer): Json[] {
  if (!isRow(value)) return [];
  return Object.values(value).find((one) => Array.isArray(one)) ?? [];
}

const lists = reads.flatMap((one) => {
  const answer = one.path.includes('{') ? undefined : read(one.path);
  return answer ? [{ one, answer }] : [];
});

test('the memory answers most lists, and as the contract says', () => {
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.flatMap(({ one, answer }) => problemsOf(one, answer))).toEqual([]);
});

test('each record of a list is read by its id as the contract says', () => {
  const problems = lists.flatMap(({ one, answer }) => {
    const record = reads.find(({ path }) => path === `${one.path}/{id}`);
    if (!record) return [];
    return rowsOf(answer).flatMap((row) => {
      const id = isRow(row) ? (keyOf(row) ?? '') : '';
      const found = read(`${one.path}/${id}`);
      return found?.status === 200 ? problemsOf(record, found) : [`${one.path}/${id} is not there`];
    });
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('an empty search finds all, a senseless one nothing', () => {
  const all = lists.find(({ one }) => one.operation.operationId === 'listOrders')?.answer;
  expect(all && rowsOf(all).length).toBeGreaterThan(5);
  const none = read('/admin/orders', 'q=no-such-text-anywhere');
  expect(none && rowsOf(none)).toEqual([]);
});
