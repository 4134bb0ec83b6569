import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import { errorReport } from './report.ts';

const AT = new Date('2026-03-01T10:00:00Z');

test('a failed call is told by operation, status and request id', () => {
  const error = new ApiError('Request failed with status code 422', {
    kind: 'http',
    outcome: 'failed',
    status: 422,
    code: 'invalid_request_error',
    type: 'duplicate_error',
    operation: 'createCustomer',
    requestId: 'req_1',
    serverMessage: 'A customer with email ada@example.com already has an account.',
    body: { message: 'ada@example.com' },
  });
  expect(errorReport(error, AT, '/a/customers/:id')).toBe(
    [
      'time: 2026-03-01T10:00:00.000Z',
      'page: /a/customers/:id',
      'operation: createCustomer',
      'status: 422',
      'kind: http',
      'outcome: failed',
      'code: invalid_request_error',
      'type: duplicate_error',
      'request id: req_1',
    ].join('\n'),
  );
});

test('a fault of the program is told by its place, without its message', () => {
  const error = new TypeError('Cannot read ada@example.com');
  error.stack = [
    'TypeError: Cannot read ada@example.com',
    '    at CustomerPage (https://shop.example/assets/customers-1a2b.js?v=ada@example.com:10:20)',
    '    at https://shop.example/assets/main-3c4d.js:1:2',
  ].join('\n');
  const report = errorReport(error, AT);
  expect(report).toContain('error: TypeError');
  expect(report).toContain('customers-1a2b.js:10:20');
  expect(report).toContain('main-3c4d.js:1:2');
  expect(report).not.toContain('ada@example.com');
});

test('whatever was thrown can be told', () => {
  expect(errorReport('ada@example.com', AT)).toBe('time: 2026-03-01T10:00:00.000Z\nerror: string');
});
