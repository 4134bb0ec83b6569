import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { Document, Json } from './document.ts';
import { answer, api, body, object, query, text, told } from './small-contracts.ts';

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
