import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { Document, Json, Operation } from './document.ts';

const answer = (schema: Json): Operation['responses'] => ({
  '200': { description: 'OK', content: { 'application/json': { schema } } },
});

const api = (operation: Partial<Operation> = {}): Document => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/things': { post: { operationId: 'createThing', responses: answer({}), ...operation } },
  },
});

const told = (before: Document, after: Document): string[] =>
  compare(before, after).map(({ what, breaking }) => `${breaking ? '! ' : ''}${what}`);

const object = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});

test('the same contract has no changes', () => {
  expect(told(api(), api())).toEqual([]);
});

test('operations that come, go or change their name', () => {
  const none = { ...api(), paths: {} };
  expect(told(api(), none)).toEqual(['! POST /things is gone']);
  expect(told(none, api())).toEqual(['POST /things is new']);
  expect(told(api(), api({ operationId: 'makeThing' }))[0]).toMatch(/^! was called createThing/);
});

describe('an answer breaks when it gives less', () => {
  const text = { type: 'string' };
  const cases: [string, Json, Json, string[]][] = [
    ['gone', object({ a: text }), object({}), ['! 200.a is gone']],
    ['new', object({}), object({ a: text }), ['200.a is new']],
    ['optional', object({ a: text }, ['a']), object({ a: text }), ['! 200.a may be left out']],
    ['always there', object({ a: text }), object({ a: text }, ['a']), ['200.a is always there']],
    [
      'null',
      object({ a: text }),
      object({ a: { type: ['string', 'null'] } }),
      ['! 200.a can be null'],
    ],
    ['value', { enum: ['x'] }, { enum: ['x', 'y'] }, ['! 200 can be y']],
    [
      'in a list',
      { type: 'array', items: text },
      { type: 'array', items: object({}) },
      ['200[] is never string any more', '! 200[] can be object'],
    ],
  ];
  test.each(cases)('%s', (_name, before, after, changes) => {
    expect(told(api({ responses: answer(before) }), api({ responses: answer(after) }))).toEqual(
      changes,
    );
  });
});

describe('a request breaks when it needs more', () => {
  const body = (schema: Json): Partial<Operation> => ({
    requestBody: { required: true, content: { 'application/json': { schema } } },
  });
  const text = { type: 'string' };
  test('properties', () => {
    const [small, big] = [api(body(object({}))), api(body(object({ a: text }, ['a'])))];
    expect(told(small, big)).toEqual(['! body.a is new']);
    expect(told(big, small)).toEqual(['! body.a is gone']);
    expect(told(small, api(body(object({ a: text }))))).toEqual(['body.a is new']);
  });
  test('parameters', () => {
    const optional = api({ parameters: [{ name: 'a', in: 'query' }] });
    const needed = api({ parameters: [{ name: 'a', in: 'query', required: true }] });
    expect(told(api(), optional)).toEqual(['takes a']);
    expect(told(optional, needed)).toEqual(['! needs a now']);
    expect(told(needed, api())).toEqual(['! takes no query parameter a any more']);
  });
});
