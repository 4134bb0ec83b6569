import { expect, test } from 'vitest';
import { ApiError, firstMessage, isApiError } from './error.ts';

const withBody = (body: unknown) => new ApiError('x', { kind: 'http', outcome: 'failed', body });
const FALLBACK = 'Something went wrong, Please try again.';

test.each<[unknown, string]>([
  [{ message: 'No.' }, 'No.'],
  [{ message: ['First.', 'Second.'] }, 'First.'],
  [{ message: [{ message: 'Inner.' }, { message: 'Other.' }] }, 'Inner.'],
  [[{ message: 'Listed.' }], 'Listed.'],
  [
    { message: '{"message":"id must be one of: String","details":{}}' },
    'id must be one of: String',
  ],
  [{ message: '{"message" is how it begins' }, '{"message" is how it begins'],
  [{ message: '  ' }, FALLBACK],
  [{ message: [] }, FALLBACK],
  [{ message: 7 }, FALLBACK],
  [{ message: null }, FALLBACK],
  [{}, FALLBACK],
  [[], FALLBACK],
  [null, FALLBACK],
  [undefined, FALLBACK],
  ['<html>', FALLBACK],
])('first message of %j', (body, message) => {
  expect(firstMessage(withBody(body))).toBe(message);
});

test('takes the fallback that it is given, also for what is no ApiError', () => {
  expect(firstMessage(withBody(undefined), 'Odd.')).toBe('Odd.');
  expect(firstMessage(new TypeError('x'), 'Odd.')).toBe('Odd.');
  expect(firstMessage('x')).toBe(FALLBACK);
});

test('is an error with a name', () => {
  const cause = new TypeError('inner');
  const error = new ApiError('Network Error', { kind: 'network', outcome: 'unknown', cause });
  expect(error).toBeInstanceOf(Error);
  expect(error.cause).toBe(cause);
  expect(String(error)).toBe('ApiError: Network Error');
  expect(isApiError(error)).toBe(true);
  expect(isApiError(cause)).toBe(false);
});
