import { expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { fieldErrors } from './field-errors.ts';

const answered = (serverMessage: string) =>
  new ApiError('x', { kind: 'http', outcome: 'failed', status: 400, serverMessage });

const codes = (message: string) =>
  Object.fromEntries(
    Object.entries(fieldErrors(answered(message))).map(([field, { code }]) => [field, code]),
  );

test.each<[string, Record<string, string>]>([
  ['title must be a string', { title: 'type' }],
  ['title should not be empty', { title: 'required' }],
  ['email must be an email', { email: 'email' }],
  ['property colour should not exist', { colour: 'unexpected' }],
  ['each value in tags must be a string', { tags: 'type' }],
  ['status must be one of the following values: draft, published', { status: 'choice' }],
  ['id must be one of: String, [String]', { id: 'choice' }],
  ['password must be longer than or equal to 3 characters', { password: 'short' }],
  ['amount must not be less than 0', { amount: 'small' }],
  ['percentage must not be greater than 100', { percentage: 'large' }],
  ['starts_at must be a Date instance', { starts_at: 'date' }],
  ['ends_at must be greater than starts_at', { ends_at: 'invalid' }],
  ['Product with handle shirt already exists.', { handle: 'duplicate' }],
  ['Product_variant with sku ABC-1 already exists.', { sku: 'duplicate' }],
  ['A user with the same email already exists.', { email: 'duplicate' }],
  ['Guest customer with email already exists', { email: 'duplicate' }],
  [
    'A customer with the given email already has an account. Log in instead',
    { email: 'duplicate' },
  ],
  ['An option with the title: Size already exists', { title: 'duplicate' }],
  ['Variant with title S with provided options already exists', { title: 'duplicate' }],
  ['Product_collection with collection_id pcol_1 does not exist.', { collection_id: 'missing' }],
  ["Can't insert null value in field title on insert in table product", { title: 'required' }],
  [
    'duplicate key value violates unique constraint "IDX_2ca8cfbdafb998ecfd6d340389"\nCannot read properties of undefined (reading \'length\')',
    { sku: 'duplicate' },
  ],
  ['duplicate key value violates unique constraint "IDX_unknown"', {}],
  ['Some unexpected sentence.', {}],
  ['', {}],
])('%s', (message, expected) => {
  expect(codes(message)).toEqual(expected);
});

test('takes joined sentences apart, commas inside them left alone', () => {
  const message =
    'title should not be empty, title must be a string, status must be one of the following values: draft, proposed, property x should not exist, each value in tags must be a string';
  expect(fieldErrors(answered(message))).toEqual({
    title: { code: 'required', message: 'title should not be empty' },
    status: {
      code: 'choice',
      message: 'status must be one of the following values: draft, proposed',
    },
    x: { code: 'unexpected', message: 'property x should not exist' },
    tags: { code: 'type', message: 'each value in tags must be a string' },
  });
});

test('sentences without a field end the one before', () => {
  const message =
    'title must be a string, Failed XOR relation between "region_id" and "currency_code"., amount must be an integer number';
  expect(fieldErrors(answered(message))).toEqual({
    title: { code: 'type', message: 'title must be a string' },
    amount: { code: 'type', message: 'amount must be an integer number' },
  });
});

test('a field may have any name', () => {
  expect(codes('constructor must be a string')).toEqual({ constructor: 'type' });
});

test('finds nothing where no server complained', () => {
  expect(fieldErrors(new TypeError('title must be a string'))).toEqual({});
  const lost = new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  expect(fieldErrors(lost)).toEqual({});
});
