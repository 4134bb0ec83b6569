import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { ApiErrorKind } from '#client/index.ts';
import { errorText } from './error-text.ts';

const t = ((key: string) => key) as unknown as TFunction<'common'>;

const failure = (
  kind: ApiErrorKind,
  status?: number,
  outcome: 'failed' | 'unknown' = 'failed',
): ApiError => new ApiError('x', { kind, status, outcome, serverMessage: 'Because.' });

test.each([
  [failure('timeout'), 'errors.timeout'],
  [failure('network'), 'errors.network'],
  [failure('offline'), 'errors.offline'],
  [failure('aborted'), 'errors.stopped'],
  [failure('aborted', undefined, 'unknown'), 'errors.stoppedUnknown'],
  [failure('http', 400), 'errors.invalid'],
  [failure('http', 422), 'errors.invalid'],
  [failure('http', 401), 'errors.signedOut'],
  [failure('http', 403), 'errors.forbidden'],
  [failure('http', 404), 'errors.notFound'],
  [failure('http', 409), 'errors.conflict'],
  [failure('http', 500), 'errors.server'],
  [failure('unreadable', 200), 'errors.server'],
  [new TypeError('x is undefined'), 'errors.unexpected'],
])('%o is said as %s', (error, text) => {
  expect(errorText(error, t).text).toBe(text);
});

test.each([
  failure('network', undefined, 'unknown'),
  failure('timeout', undefined, 'unknown'),
  failure('http', 502, 'unknown'),
  failure('http', 401, 'unknown'),
])('a write of which nobody knows what became is said so, however it failed', (error) => {
  expect(errorText(error, t)).toEqual({ text: 'errors.unknownOutcome', detail: 'Because.' });
});

test('the server’s sentence is the detail, except where the session is over', () => {
  expect(errorText(failure('http', 403), t).detail).toBe('Because.');
  expect(errorText(failure('http', 401), t).detail).toBeUndefined();
});
