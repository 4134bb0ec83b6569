import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { expect, test } from 'vitest';
import {
  JOB_KINDS,
  STUCK_AFTER,
  canCancel,
  canConfirm,
  isStuck,
  knownKind,
  newsAt,
  pageOf,
  plainKind,
  progressOf,
  readResult,
  settled,
  sourceFile,
} from './job.ts';

const states = [
  'created',
  'pre_processed',
  'confirmed',
  'processing',
  'completed',
  'canceled',
  'failed',
] as const;

test('a job is confirmed once it is prepared, and cancelled until it has ended', () => {
  expect(states.filter((status) => canConfirm({ status }))).toEqual(['pre_processed']);
  expect(states.filter((status) => canCancel({ status }))).toEqual([
    'created',
    'pre_processed',
    'confirmed',
    'processing',
  ]);
});

test('kinds of the server are known, others are read from their type', () => {
  expect(JOB_KINDS.map(knownKind)).toEqual([...JOB_KINDS]);
  expect(knownKind('stock-import')).toBeUndefined();
  expect(plainKind('stock-level_import')).toBe('Stock level import');
});

test('the result of an export', () => {
  expect(
    readResult({
      count: 5,
      file_key: 'exports/products/1.csv',
      file_size: 2176,
      progress: 1,
      stat_descriptors: [
        { key: 'a', name: 'b', message: 'There will be 5 products\n     exported' },
      ],
      advancement_count: 5,
    }),
  ).toEqual({
    count: 5,
    done: 5,
    operations: {},
    notes: ['There will be 5 products exported'],
    errors: [],
    fileKey: 'exports/products/1.csv',
    fileSize: 2176,
  });
});

test('errors come as sentences, as objects, alone or in a list', () => {
  const sentence =
    'No value found for target column "Variant Title" in line 12 of the given csv file';
  expect(
    readResult({ errors: [sentence, { message: 'Refused', code: 'unknown' }, '', {}] }).errors,
  ).toEqual([
    { message: sentence, line: 12 },
    { message: 'Refused', line: undefined },
  ]);
  expect(readResult({ errors: { message: 'Row 3 is odd' } }).errors).toEqual([
    { message: 'Row 3 is odd', line: 3 },
  ]);
});

test.each([
  [null],
  [undefined],
  ['text'],
  [{ count: 'many', operations: 7, stat_descriptors: {} }],
])('nothing is made of the result %j', (result) => {
  const read = readResult(result);
  expect(read.count).toBeUndefined();
  expect(read.errors).toEqual([]);
  expect(read.notes).toEqual([]);
  expect(read.operations).toEqual({});
  expect(progressOf(read)).toBeUndefined();
});

test('the progress stays between nothing and all', () => {
  const at = (count: number, done: number): number | undefined =>
    progressOf(readResult({ count, advancement_count: done }));
  expect(at(8, 2)).toBe(0.25);
  expect(at(8, 9)).toBe(1);
  expect(at(0, 0)).toBeUndefined();
});

test('an import is named by its file, without the stamp of the upload', () => {
  expect(sourceFile({ context: { fileKey: 'imports/1795220759298-spring 2026.csv' } })).toBe(
    'spring 2026.csv',
  );
  expect(sourceFile({ context: {} })).toBeUndefined();
  expect(sourceFile({ context: null })).toBeUndefined();
});

test('a job that was made ten minutes ago and has not begun is stuck', () => {
  expect(STUCK_AFTER).toBe(600_000);
  const job = { status: 'created', created_at: '2026-11-01T10:00:00.000Z' } as const;
  expect(isStuck(job, Date.parse('2026-11-01T10:10:00.000Z'))).toBe(false);
  expect(isStuck(job, Date.parse('2026-11-01T10:10:01.000Z'))).toBe(true);
  expect(isStuck({ ...job, status: 'processing' }, Date.parse('2026-11-02T00:00:00.000Z'))).toBe(
    false,
  );
});

test('what ended, failed or waits for someone is news', () => {
  const dates = { completed_at: 'c', failed_at: 'f', pre_processed_at: 'p' };
  expect(states.map((status) => newsAt({ status, ...dates }))).toEqual([
    undefined,
    'p',
    undefined,
    undefined,
    'c',
    undefined,
    'f',
  ]);
});

test('a job is said to be what it came to, whatever the server calls it', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const job = (fields: Partial<BatchJob>): BatchJob =>
    ({ completed_at: null, canceled_at: null, failed_at: null, ...fields }) as BatchJob;
  expect(settled(job({ status: 'canceled', canceled_at: at, completed_at: at })).status).toBe(
    'completed',
  );
  expect(settled(job({ status: 'failed', canceled_at: at, failed_at: at })).status).toBe(
    'canceled',
  );
  expect(settled(job({ status: 'failed', failed_at: at })).status).toBe('failed');
  expect(settled(job({ status: 'canceled', canceled_at: at })).status).toBe('canceled');
});

test('only a page of the app is followed', () => {
  expect(pageOf({ id: 'b1', context: { page: '/a/products/import' } })).toBe(
    '/a/products/import?job=b1',
  );
  for (const page of ['//evil.test', 'https://evil.test', '/a/../x', 'javascript:alert(1)', 7])
    expect(pageOf({ id: 'b1', context: { page } })).toBeUndefined();
});

test('a row that an import failed at is named, and why', () => {
  const errors = [
    'Error while processing row with\n [(product id: undefined),\n (product handle: lamp),\n (variant id: undefined),\n (variant sku: undefined)]: \n duplicate key value violates unique constraint "IDX"',
  ];
  expect(readResult({ errors }).errors).toMatchObject([
    { row: { handle: 'lamp', sku: '' }, cause: 'duplicate' },
  ]);
});
