import { expect, test } from 'vitest';
import {
  bodySlotsIn,
  examplesIn,
  slotsIn,
  withAnswerExamples,
  withBodyExamples,
  withExamples,
} from './yaml-files.ts';

const ORDERS = `orders:
  parameters: []
  post:
    operationId: createOrder
    requestBody:
      content:
        application/json:
          # The body.
          schema:
            $ref: ../schemas/orders.yaml#/CreateOrderBody
    responses:
      '200':
        description: OK
        content:
          application/json:
            schema: {}
            examples:
              default:
                $ref: ../examples/orders.yaml#/order
              own:
                value: {}
      '400':
        $ref: ../common/responses.yaml#/BadRequest
`;

const EXAMPLES = `# One store.
order:
  summary: The usual answer
  value:
    order:
      id: order_1
kept:
  value: { at: 2026-05-25T01:03:06.535Z }
`;

test('finds the examples that answers refer to, and the bodies', () => {
  expect(slotsIn(ORDERS)).toEqual([
    {
      operation: 'createOrder',
      method: 'post',
      state: 'default',
      file: 'orders.yaml',
      key: 'order',
      path: [
        ...['orders', 'post', 'responses', '200', 'content', 'application/json', 'examples'],
        ...['default', '$ref'],
      ],
    },
  ]);
  expect(bodySlotsIn(ORDERS).map(({ operation }) => operation)).toEqual(['createOrder']);
  expect([...examplesIn(EXAMPLES)]).toEqual([
    ['order', { order: { id: 'order_1' } }],
    ['kept', { at: '2026-05-25T01:03:06.535Z' }],
  ]);
});

test('writes examples beside what is there', () => {
  const value = { order: { id: 'order_2', at: '2026-01-05T00:00:00.000Z' } };
  const text = withExamples(
    EXAMPLES,
    new Map([
      ['order', { summary: 'Another', value }],
      ['createOrderBody', { summary: 'The usual body', value: { email: 'a@b.test' } }],
    ]),
  );
  expect(text).toContain('# One store.');
  expect(text).toContain('summary: The usual answer');
  expect(text).toContain('2026-05-25T01:03:06.535Z');
  expect(examplesIn(text).get('order')).toEqual(value);
  expect(examplesIn(text).get('createOrderBody')).toEqual({ email: 'a@b.test' });
  expect(text).toContain('summary: The usual body');
});

test('a body refers to its example, once', () => {
  const references = new Map([['createOrder', '../examples/orders.yaml#/createOrderBody']]);
  const text = withBodyExamples(ORDERS, references);
  expect(text).toContain(`            $ref: ../schemas/orders.yaml#/CreateOrderBody
          examples:
            default:
              $ref: ../examples/orders.yaml#/createOrderBody
`);
  expect(text).toContain('# The body.');
  expect(withBodyExamples(text, references)).toBe(text);
});

test('an answer refers to an example of its own', () => {
  const references = new Map([['createOrder', '../examples/orders.yaml#/createOrder']]);
  const text = withAnswerExamples(ORDERS, references);
  expect(slotsIn(text).map(({ key }) => key)).toEqual(['createOrder']);
  expect(text).toContain('# The body.');
});
