import { expect, test } from 'vitest';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import {
  NOTHING_YET,
  completionsSince,
  isOlderThanImport,
  latestNews,
  unseenJobs,
} from './announce.ts';

const minute = (value: number): string => new Date(Date.UTC(2026, 10, 1, 10, value)).toISOString();

function job(id: string, changes: Partial<BatchJob>): BatchJob {
  return {
    id,
    type: 'product-export',
    status: 'created',
    created_by: null,
    context: null,
    dry_run: false,
    result: null,
    pre_processed_at: null,
    processing_at: null,
    confirmed_at: null,
    completed_at: null,
    canceled_at: null,
    failed_at: null,
    created_at: minute(0),
    updated_at: minute(0),
    deleted_at: null,
    ...changes,
  };
}

const done = (id: string, at: number, changes: Partial<BatchJob> = {}): BatchJob =>
  job(id, { status: 'completed', completed_at: minute(at), ...changes });

const ids = (jobs: readonly BatchJob[]): string[] => jobs.map(({ id }) => id);

test('at a first visit what is complete is noted and not announced', () => {
  expect(completionsSince([done('b', 5), done('a', 3), job('c', {})], undefined)).toEqual({
    announce: [],
    last: minute(5),
  });
});

test('after a first visit without jobs the first completion is announced', () => {
  const { last } = completionsSince([], undefined);
  expect(last).toBe(NOTHING_YET);
  expect(ids(completionsSince([done('a', 1)], last).announce)).toEqual(['a']);
});

test('each newer completion is announced once, the oldest first', () => {
  const jobs = [done('c', 9), done('b', 7), done('a', 5), job('d', { status: 'processing' })];
  const first = completionsSince(jobs, minute(5));
  expect(ids(first.announce)).toEqual(['b', 'c']);
  expect(first.last).toBe(minute(9));
  expect(completionsSince(jobs, first.last).announce).toEqual([]);
});

test('only what is complete is announced', () => {
  const failed = job('a', { status: 'failed', failed_at: minute(5) });
  const canceled = job('b', { status: 'canceled', completed_at: minute(5) });
  expect(completionsSince([failed, canceled], NOTHING_YET)).toEqual({
    announce: [],
    last: NOTHING_YET,
  });
});

test('the same moment in another notation is the same moment', () => {
  const jobs = [done('a', 0, { completed_at: '2026-11-01T11:00:00.000+01:00' })];
  expect(completionsSince(jobs, minute(0)).announce).toEqual([]);
});

test('news are unseen until the newest has been seen', () => {
  const jobs = [
    done('a', 5),
    job('b', { status: 'failed', failed_at: minute(7) }),
    job('c', { status: 'pre_processed', pre_processed_at: minute(6) }),
    job('d', { status: 'processing', processing_at: minute(9) }),
  ];
  expect(ids(unseenJobs(jobs, minute(5)))).toEqual(['b', 'c']);
  expect(latestNews(jobs)).toBe(minute(7));
  expect(unseenJobs(jobs, latestNews(jobs))).toEqual([]);
  expect(latestNews([], minute(3))).toBe(minute(3));
});

test('a list is older than an import that was completed after it was loaded', () => {
  const loaded = Date.parse(minute(5));
  const isOlder = (found: BatchJob, seenOpen: [string, number][] = []): boolean =>
    isOlderThanImport(loaded, [found], new Map(seenOpen));
  const imported = (at: number): BatchJob => done('a', at, { type: 'product-import' });
  expect(isOlder(imported(6))).toBe(true);
  expect(isOlder(imported(5))).toBe(false);
  expect(isOlder(imported(4))).toBe(false);
  expect(isOlder(done('a', 6))).toBe(false);
  expect(isOlder(job('a', { type: 'product-import', failed_at: minute(6) }))).toBe(false);
  expect(isOlder(imported(4), [['a', loaded + 1]])).toBe(true);
  expect(isOlder(imported(4), [['a', loaded]])).toBe(false);
  expect(isOlder(imported(4), [['b', loaded + 1]])).toBe(false);
});
