import { describe, expect, test } from 'vitest';
import { textOf } from './changes.ts';
import { compare } from './compare.ts';
import type { Document, Json, Operation, Parameter } from './document.ts';

const answer = (schema: Json, type = 'application/json'): Operation['responses'] => ({
  '200': { description: 'OK', content: { [type]: { schema } } },
});

const body = (schema: Json, type = 'application/json'): Partial<Operation> => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

const query = (schema: Json, more: Partial<Parameter> = {}): Partial<Operation> => ({
  parameters: [{ name: 'a', in: 'query', schema, ...more }],
});

const api = (operation: Partial<Operation> = {}, more: Partial<Document> = {}): Document => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/things': { post: { operationId: 'createThing', responses: answer({}), ...operation } },
  },
  ...more,
});

const MARKS = { major: '! ', minor: '', patch: '~ ' };

const told = (before: Document, after: Document): string[] =>
  compare(before, after).map((change) => `${MARKS[change.level]}${textOf(change)}`);

const object = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});

const text = { type: 'string' };

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

describe('a constraint breaks callers where a request gets narrower or an answer wider', () => {
  /** Narrower from left to right. */
  const narrower: [string, Json, Json][] = [
    ['maxLength', { maxLength: 10 }, { maxLength: 5 }],
    ['maxLength added', {}, { maxLength: 5 }],
    ['minLength', { minLength: 1 }, { minLength: 2 }],
    ['maximum', { maximum: 100 }, { maximum: 50 }],
    ['exclusiveMaximum', {}, { exclusiveMaximum: 50 }],
    ['minimum', {}, { minimum: 0 }],
    ['exclusiveMinimum', { exclusiveMinimum: 0 }, { exclusiveMinimum: 1 }],
    ['multipleOf', { multipleOf: 5 }, { multipleOf: 10 }],
    ['pattern', {}, { pattern: '^a' }],
    ['format', {}, { format: 'email' }],
    ['int32', { format: 'int64' }, { format: 'int32' }],
    ['maxItems', {}, { maxItems: 3 }],
    ['minItems', {}, { minItems: 1 }],
    ['uniqueItems', {}, { uniqueItems: true }],
    ['maxProperties', {}, { maxProperties: 3 }],
    ['minProperties', {}, { minProperties: 1 }],
    ['not', {}, { not: { const: 'x' } }],
    ['enum added', {}, { enum: ['x'] }],
    ['enum', { enum: ['x', 'y'] }, { enum: ['x'] }],
    ['const', { enum: ['x', 'y'] }, { const: 'x' }],
    ['type added', {}, text],
    ['type', { type: ['string', 'integer'] }, text],
    ['integer', { type: 'number' }, { type: 'integer' }],
    ['null', { type: ['string', 'null'] }, text],
    ['additionalProperties', { type: 'object' }, { type: 'object', additionalProperties: false }],
    [
      'additionalProperties of a type',
      { type: 'object' },
      { type: 'object', additionalProperties: text },
    ],
    ['required', object({ a: text }), object({ a: text }, ['a'])],
    ['anyOf', { anyOf: [text, { type: 'integer' }] }, { anyOf: [text] }],
    ['oneOf', { oneOf: [text, { type: 'integer' }] }, text],
    ['in a list', { type: 'array', items: {} }, { type: 'array', items: { maxLength: 5 } }],
    ['in a property', object({ a: {} }), object({ a: { maxLength: 5 } })],
    [
      'in further properties',
      { additionalProperties: text },
      { additionalProperties: { ...text, maxLength: 5 } },
    ],
    ['in allOf', { allOf: [text] }, { allOf: [text, { maxLength: 5 }] }],
  ];
  const isBreaking = (before: Document, after: Document): boolean => {
    const changes = compare(before, after);
    expect(changes).not.toEqual([]);
    return changes.some(({ level }) => level === 'major');
  };

  test.each(narrower)('%s', (_name, wide, narrow) => {
    expect(isBreaking(api(body(wide)), api(body(narrow)))).toBe(true);
    expect(isBreaking(api(body(narrow)), api(body(wide)))).toBe(false);
    expect(isBreaking(api(query(wide)), api(query(narrow)))).toBe(true);
    expect(isBreaking(api(query(narrow)), api(query(wide)))).toBe(false);
    const [wider, narrower] = [wide, narrow].map((one) => api({ responses: answer(one) })) as [
      Document,
      Document,
    ];
    expect(isBreaking(wider, narrower)).toBe(false);
    expect(isBreaking(narrower, wider)).toBe(true);
  });

  /** Neither holds the other. */
  const others: [string, Json, Json][] = [
    ['pattern', { pattern: 'a' }, { pattern: 'b' }],
    ['format', { format: 'date-time' }, { format: 'date' }],
    ['multipleOf', { multipleOf: 2 }, { multipleOf: 3 }],
    ['type', text, { type: 'integer' }],
    ['const', { const: 'x' }, { const: 'y' }],
    ['a property is gone', object({ a: text }), object({})],
    ['patternProperties', {}, { patternProperties: { a: text } }],
  ];
  test.each(others)('%s: breaks both ways', (_name, one, other) => {
    expect(isBreaking(api(body(one)), api(body(other)))).toBe(true);
    expect(isBreaking(api({ responses: answer(one) }), api({ responses: answer(other) }))).toBe(
      true,
    );
  });
});

describe('the words of a change', () => {
  const cases: [string, Json, Json, string[]][] = [
    ['gone', object({ a: text }), object({}), ['! 200.a is gone']],
    ['new', object({}), object({ a: text }), ['200.a is new']],
    ['optional', object({ a: text }, ['a']), object({ a: text }), ['! 200.a may be left out']],
    ['required', object({ a: text }), object({ a: text }, ['a']), ['200.a is required']],
    [
      'null',
      object({ a: text }),
      object({ a: { type: ['string', 'null'] } }),
      ['! 200.a can be null'],
    ],
    [
      'null beside a type',
      object({ a: text }),
      object({ a: { anyOf: [text, { type: 'null' }] } }),
      ['! 200.a can be null'],
    ],
    ['a value', { enum: ['x'] }, { enum: ['x', 'y'] }, ['! 200 can be y']],
    ['a limit', { maxLength: 5 }, { maxLength: 9 }, ['! 200 has maxLength 9 (was 5)']],
    ['no limit', { maxLength: 5 }, {}, ['! 200 has no maxLength any more (was 5)']],
    ['a default', {}, { default: 1 }, ['200 has default 1 now']],
    [
      'deprecated',
      object({ a: text }),
      object({ a: { ...text, deprecated: true } }),
      ['200.a is deprecated'],
    ],
    [
      'in a list',
      { type: 'array', items: text },
      { type: 'array', items: object({}) },
      ['! 200[] can be object', '200[] is never string any more'],
    ],
    ['integer to number', { type: 'integer' }, { type: 'number' }, ['! 200 can be number']],
    [
      'a branch',
      { oneOf: [{ title: 'A' }] },
      { oneOf: [{ title: 'A' }, { title: 'B' }] },
      ['! 200 can be B'],
    ],
  ];
  test.each(cases)('%s', (_name, before, after, changes) => {
    expect(told(api({ responses: answer(before) }), api({ responses: answer(after) }))).toEqual(
      changes,
    );
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

describe('a named schema', () => {
  const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
  const store = (schemas: Record<string, Json>, view = 'View'): Document => ({
    ...api(),
    paths: {
      '/things': {
        get: { operationId: 'listThings', responses: answer(reference(view)) },
        post: {
          operationId: 'createThing',
          responses: answer(reference(view)),
          ...body(reference('Thing')),
        },
      },
    },
    components: { schemas },
  });
  const view: Json = { allOf: [reference('Thing'), object({ parent: reference('Thing') })] };

  test('is compared once, with all operations that have it', () => {
    const [before, after] = [
      store({ Thing: object({ id: text }), View: view }),
      store({ Thing: object({ id: text, care: text }), View: view }),
    ];
    expect(compare(before, after)).toEqual([
      {
        at: 'Thing.care',
        what: 'is new',
        level: 'minor',
        operations: ['listThings', 'createThing'],
      },
    ]);
  });

  test('breaks if it does in one of its directions', () => {
    const thing = (type: Json): Document => store({ Thing: object({ a: { type } }), View: view });
    expect(told(thing('string'), thing(['string', 'null']))).toEqual(['! Thing.a can be null']);
    expect(told(thing(['string', 'null']), thing('string'))).toEqual([
      '! Thing.a is never null any more',
    ]);
  });

  test('may get what its views had', () => {
    const moved = store({
      Thing: object({ id: text, care: text }, ['care']),
      View: view,
    });
    const before = store({
      Thing: object({ id: text }),
      View: { allOf: [view, object({ care: text }, ['care'])] },
    });
    expect(told(before, moved)).toEqual(['! Thing.care is new and required']);
  });

  test('may be null where it is used', () => {
    const nullable = object({ parent: { anyOf: [reference('Thing'), { type: 'null' }] } });
    const [before, after] = [object({ parent: reference('Thing') }), nullable].map((own) =>
      store({ Thing: object({ id: text }), View: own }),
    ) as [Document, Document];
    expect(told(before, after)).toEqual(['! View.parent can be null']);
  });

  test('has another name', () => {
    const own = object({ id: text });
    const before = store({ Thing: own, View: object({}) });
    const after = store({ Thing: own, Row: object({ care: text }) }, 'Row');
    expect(told(before, after)).toEqual(['Row.care is new', '~ View is called Row now']);
  });
});
