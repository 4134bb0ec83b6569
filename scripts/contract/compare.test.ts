import { describe, expect, test } from 'vitest';
import type { Document, Json, Operation } from './document.ts';
import { api, body, object, query, text, told } from './small-contracts.ts';

test('the same contract has no changes', () => {
  expect(told(api(), api())).toEqual([]);
  const described = api({ description: 'Makes a thing.', summary: 'Make' });
  expect(told(api(), described)).toEqual([]);
});

describe('operations', () => {
  const at = (path: string, operation: Partial<Operation> = {}): Document => {
    const [item] = Object.values(api(operation).paths);
    return { ...api(), paths: item ? { [path]: item } : {} };
  };
  const none = { ...api(), paths: {} };
  const bearer: Pick<Operation, 'security'> = { security: [{ bearer: [] }] };
  const either: Pick<Operation, 'security'> = { security: [{ session: [] }, { bearer: [] }] };
  const cases: [string, Document, Document, string[]][] = [
    ['gone', api(), none, ['! POST /things is gone']],
    [
      'gone, deprecated',
      api({ deprecated: true }),
      none,
      ['! POST /things is gone (was deprecated)'],
    ],
    ['new', none, api(), ['POST /things is new']],
    ['moved', api(), at('/objects'), ['! POST /things is POST /objects now']],
    ['another name in the path', at('/things/{id}'), at('/things/{thing}'), []],
    [
      'another name',
      api(),
      api({ operationId: 'makeThing' }),
      ['! was called createThing; its hook and its fetcher have new names'],
    ],
    [
      'another tag',
      api({ tags: ['a'] }),
      api({ tags: ['b'] }),
      ['! was in a and is in b; its hook is in another file'],
    ],
    ['deprecated', api(), api({ deprecated: true }), ['is deprecated']],
    ['not deprecated', api({ deprecated: true }), api(), ['is not deprecated any more']],
    ['a key is needed', api(), api(bearer), ['! security was none and is bearer']],
    ['no key is needed', api(bearer), api({ security: [] }), ['security was bearer and is none']],
    ['fewer keys', api(either), api(bearer), ['! security was session or bearer and is bearer']],
    ['more keys', api(bearer), api(either), ['security was bearer and is session or bearer']],
    [
      'another scope',
      api({ security: [{ o: ['read'] }] }),
      api({ security: [{ o: ['write'] }] }),
      ['! security was o (read) and is o (write)'],
    ],
    ['for all', api(), api({}, bearer), ['! security was none and is bearer']],
    [
      'another status',
      api({ responses: { '200': { description: '' } } }),
      api({ responses: { '201': { description: '' } } }),
      ['! does not answer 200 any more', '! can answer 201'],
    ],
    [
      'another error',
      api({ responses: { '400': { description: '' } } }),
      api({ responses: { '422': { description: '' } } }),
      ['does not answer 400 any more', 'can answer 422'],
    ],
    [
      'repeat',
      api({ 'x-repeat': 'safe' }),
      api({ 'x-repeat': 'never' }),
      ['~ x-repeat was safe and is never'],
    ],
    [
      'effects',
      api({ 'x-invalidates': ['a', 'b'] }),
      api({ 'x-invalidates': ['b', 'c'] }),
      ['~ x-invalidates is without a', '~ x-invalidates has c now'],
    ],
    ['not served', api(), api({ 'x-served': false }), ['! is not served any more']],
  ];
  test.each(cases)('%s', (_name, before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });

  test('the same key is sent in another way', () => {
    const scheme = (name: string): Partial<Document> => ({
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } },
    });
    expect(told(api({}, scheme('x-a')), api({}, scheme('x-b')))).toEqual([
      '! security key is sent in another way',
    ]);
  });
});

describe('requests', () => {
  const cases: [string, Partial<Operation>, Partial<Operation>, string[]][] = [
    ['a body', {}, body({}), ['! body is new and required']],
    ['a body that may be left out', {}, { requestBody: { content: {} } }, ['body is new']],
    ['no body', body({}), {}, ['! body is gone']],
    [
      'another media type',
      body({}),
      body({}, 'text/csv'),
      ['! body is never application/json any more', 'body can be text/csv'],
    ],
    ['a property', body(object({})), body(object({ a: text })), ['body.a is new']],
    [
      'a required property',
      body(object({})),
      body(object({ a: text }, ['a'])),
      ['! body.a is new and required'],
    ],
    [
      'a required property with a default',
      body(object({})),
      body(object({ a: { ...text, default: '' } }, ['a'])),
      ['body.a is new'],
    ],
    ['no property', body(object({ a: text })), body(object({})), ['! body.a is gone']],
    ['a default', body({ default: 1 }), body({ default: 2 }), ['! body has default 2 (was 1)']],
    ['read only', body({}), body({ readOnly: true }), ['! body has readOnly true now']],
    ['a parameter', {}, query({}), ['query a is new']],
    ['a required parameter', {}, query({}, { required: true }), ['! query a is new and required']],
    [
      'a parameter that is required',
      query({}),
      query({}, { required: true }),
      ['! query a is required'],
    ],
    [
      'a parameter that may be left out',
      query({}, { required: true }),
      query({}),
      ['query a may be left out'],
    ],
    ['no parameter', query({}), {}, ['! query a is gone']],
    ['a default of a parameter', query({}), query({ default: 1 }), ['! query a has default 1 now']],
    [
      'a deprecated parameter',
      query({}),
      query({}, { deprecated: true }),
      ['query a is deprecated'],
    ],
    [
      'explode',
      query({}),
      query({}, { explode: false }),
      ['! query a was written as form, exploded and is as form'],
    ],
    ['the usual style', query({}), query({}, { style: 'form', explode: true }), []],
    [
      'more values of a parameter',
      query({ enum: ['x'] }),
      query({ enum: ['x', 'y'] }),
      ['query a can be y'],
    ],
  ];
  test.each(cases)('%s', (_name, before, after, changes) => {
    expect(told(api(before), api(after))).toEqual(changes);
  });
});

test('headers of an answer', () => {
  const named = (headers: Json): Document =>
    api({ responses: { '200': { description: 'OK', headers } } });
  expect(told(named({ Etag: { required: true } }), named({ etag: {} }))).toEqual([
    '! 200 header etag may be left out',
  ]);
  expect(told(named({ Etag: {} }), named({ Age: {} }))).toEqual([
    '! 200 header etag is gone',
    '200 header age is new',
  ]);
});
