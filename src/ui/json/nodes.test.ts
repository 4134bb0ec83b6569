import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEEPEST,
  changeNode,
  isTooDeep,
  makeNode,
  numberProblem,
  problemsIn,
  removeNode,
  sizeOf,
  toJson,
  toNode,
  toTree,
  withKind,
} from './nodes.ts';
import type { Json, JsonObject } from './nodes.ts';
import { parseJson } from './parse.ts';

test('any JSON value goes through the editor unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toJson(toNode(value as Json))).toStrictEqual(value);
    }),
  );
});

test('any JSON text is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const { node } = parseJson(text);
      expect(node && toJson(node)).toStrictEqual(JSON.parse(text));
    }),
  );
});

test('a text of megabytes is read', () => {
  const text = JSON.stringify({ a: '\\"x'.repeat(3_000_000) });
  expect(parseJson(text).error).toBeUndefined();
  expect(parseJson(text.slice(0, -3)).error).toBeDefined();
});

test('texts that JSON.parse refuses are refused, at their place', () => {
  for (const text of [
    '',
    '{',
    '{"a":1,}',
    '[1 2]',
    '01',
    "{'a':1}",
    '{"a"}',
    '"\n"',
    'nul',
    '1 2',
    '+1',
    '.5',
  ]) {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect({ text, isRefused: parseJson(text).error !== undefined }).toEqual({
      text,
      isRefused: true,
    });
  }
  expect(parseJson('{\n  "a": 1,\n  b\n}').error).toEqual({
    line: 3,
    column: 3,
    isTooDeep: false,
  });
  expect(parseJson('['.repeat(500)).error).toBeDefined();
});

test('a key such as __proto__ stays a key', () => {
  const value = JSON.parse('{"__proto__": {"x": 1}}') as Json;
  expect(JSON.stringify(toJson(toNode(value)))).toBe('{"__proto__":{"x":1}}');
});

test('missing and doubled keys are found, in every object by itself', () => {
  const { node = makeNode() } = parseJson(
    '{"a": 1, "b": {"a": 2, "c": 3, "c": 4}, "": 5, "l": ["x", "x"]}',
  );
  const problems = [...problemsIn(node).values()];
  expect(problems).toEqual(['keyDoubled', 'keyDoubled', 'keyMissing']);
});

test('only numbers that every reader reads alike are numbers', () => {
  for (const good of ['0', '-0', '12', '-1.5', '1e3', ' 7 ', '9007199254740991', '1e-7']) {
    expect([good, numberProblem(good)]).toEqual([good, undefined]);
  }
  for (const bad of ['', '01', '1.', '.5', '+1', '1,5', '0x10', 'NaN', 'Infinity', '1e999']) {
    expect([bad, numberProblem(bad)]).toEqual([bad, 'notANumber']);
  }
  expect(numberProblem('9007199254740993')).toBe('numberTooLong');
});

test('a change reaches only its own value', () => {
  const tree = toNode({ a: { b: 'x' }, c: [1] });
  const [a, c] = tree.children;
  const b = a?.children[0];
  const next = changeNode(tree, b?.id ?? '', (node) => ({ ...node, text: 'y' }));
  expect(toJson(next)).toEqual({ a: { b: 'y' }, c: [1] });
  expect(next.children[1]).toBe(c);
  expect(toJson(removeNode(next, b?.id ?? ''))).toEqual({ a: {}, c: [1] });
  expect(removeNode(tree, 'nothing')).toBe(tree);
});

test('another kind keeps what it can hold', () => {
  expect(toJson(withKind(toNode('12'), 'number'))).toBe(12);
  expect(withKind(toNode('abc'), 'number').text).toBe('');
  expect(toJson(withKind(toNode('true'), 'boolean'))).toBe(true);
  expect(toJson(withKind(toNode(12), 'text'))).toBe('12');
  expect(toJson(withKind(toNode(false), 'text'))).toBe('false');
  expect(toJson(withKind(toNode({ a: 1 }), 'list'))).toEqual([1]);
  expect(toJson(withKind(withKind(toNode({ a: 1 }), 'list'), 'object'))).toEqual({ a: 1 });
  expect(toJson(withKind(toNode('x'), 'null'))).toBeNull();
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'the name %s, which the server loses, is refused wherever it stands',
  (name) => {
    for (const value of [`{"${name}": 1}`, `{"a": {"${name}": 1}}`, `{"a": [{"${name}": 1}]}`]) {
      const { node = makeNode() } = parseJson(value);
      expect([...problemsIn(node).values()]).toEqual(['keyReserved']);
    }
  },
);

test('names that only look special are kept', () => {
  const { node = makeNode() } = parseJson('{"prototype": 1, "length": 2, "a.b": 3, "then": 4}');
  expect(problemsIn(node).size).toBe(0);
});

test('what is stored under such a name is no problem until it is changed', () => {
  const tree = toTree(JSON.parse('{"toString": "x", "care": "y"}') as JsonObject);
  const stored = new Set(tree.children);
  expect(problemsIn(tree, stored).size).toBe(0);
  const [first] = tree.children;
  const changed = changeNode(tree, first?.id ?? '', (node) => ({ ...node, text: 'z' }));
  expect([...problemsIn(changed, stored).values()]).toEqual(['keyReserved']);
});

test('texts that the database has no place for are refused', () => {
  const { node = makeNode() } = parseJson(
    String.raw`{"a": "x\u0000y", "b": "\ud83d", "c\u0000": 1, "d": "\ud83d\ude00"}`,
  );
  expect([...problemsIn(node).values()]).toEqual(['unstorable', 'unstorable', 'unstorable']);
});

const nested = (depth: number): Json =>
  Array.from({ length: depth }).reduce<Json>((inside) => ({ a: inside }), 1);

test('what is nested too deep stays whole, at any depth', () => {
  expect(isTooDeep(nested(DEEPEST))).toBe(false);
  expect(isTooDeep(nested(DEEPEST + 1))).toBe(true);
  const deep = nested(100_000);
  const tree = toTree({ deep, care: 'Wipe dry' });
  expect(tree.children.map(({ kind }) => kind)).toEqual(['whole', 'text']);
  expect(problemsIn(tree).size).toBe(0);
  expect(sizeOf(tree)).toBe(2);
  expect((toJson(tree) as JsonObject)['deep']).toBe(deep);
});

test('JSON that is nested too deep is told from what is no JSON', () => {
  expect(parseJson(JSON.stringify(nested(DEEPEST))).error).toBeUndefined();
  expect(parseJson(JSON.stringify(nested(DEEPEST + 1))).error?.isTooDeep).toBe(true);
  expect(parseJson('[1 2]').error?.isTooDeep).toBe(false);
});

test('an edit of one of many entries makes no other anew', () => {
  const tree = toTree(
    Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, { v: index }])),
  );
  const target = tree.children[2000]?.children[0];
  const next = changeNode(tree, target?.id ?? '', (node) => ({ ...node, text: '1' }));
  expect(next.children.filter((child, index) => child !== tree.children[index])).toHaveLength(1);
});
