import { expect, test } from 'vitest';
import { EXAMPLE_RULE, exampleErrors, problemsIn, type Problem } from './example-errors.ts';

const problem = (file: string, key: string, what: string): Problem => ({
  ruleId: EXAMPLE_RULE,
  message: `Example value must conform to the schema: ${what}.`,
  location: [{ source: { ref: `openapi/examples/${file}` }, pointer: `#/${key}/value/product` }],
});

const missing = Array.from({ length: 30 }, (_, place) => [
  problem('orders.yaml', `order${place}`, "`0` property must have required property 'care'"),
  problem('orders.yaml', `order${place}`, '`product` property type must be null'),
  problem('orders.yaml', `order${place}`, '`product` property must match a schema in anyOf'),
]).flat();

test('many problems of examples are summed up by cause, without branches that were not meant', () => {
  const more = [
    problem('products.yaml', 'product', "must have required property 'care'"),
    problem('products.yaml', 'product', 'must NOT have unevaluated properties `size`'),
    problem('products.yaml', 'products', '`3` property type must be integer'),
    problem('carts.yaml', 'cart', '`region` property type must be null'),
  ];
  expect(exampleErrors([...missing, ...more])).toEqual([
    'care is missing: 31 examples in 2 files, the first at openapi/examples/orders.yaml#/order0',
    'size is not in the schema: 1 example in 1 file, the first at openapi/examples/products.yaml#/product',
    'type must be integer: 1 example in 1 file, the first at openapi/examples/products.yaml#/products',
    '`region` property type must be null: 1 example in 1 file, the first at openapi/examples/carts.yaml#/cart',
  ]);
});

test('there are at most 20 lines, and none for a few problems', () => {
  const each = (count: number): Problem[] =>
    Array.from({ length: count }, (_, place) =>
      problem('orders.yaml', 'order', `must have required property 'p${place}'`),
    );
  expect(exampleErrors(each(20))).toEqual([]);
  const lines = exampleErrors(each(40));
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toBe('and 21 more causes');
});

test('notes around the JSON are skipped', () => {
  const problems = missing.slice(0, 1);
  expect(problemsIn(`validating…\n${JSON.stringify({ problems })}\ndone`)).toEqual(problems);
  expect(problemsIn('{ is no file')).toEqual([]);
});
