import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeNode,
  makeNode,
  numberProblem,
  problemsIn,
  removeNode,
  toJson,
  toNode,
  withKind,
} from './nodes.ts';
import type { Json } from './nodes.ts';
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
  expect(parseJson('{\n  "a": 1,\n  b\n}').error).toEqual({ line: 3, column: 3 });
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
