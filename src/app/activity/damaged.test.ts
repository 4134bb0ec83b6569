import { expect, test } from 'vitest';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { completionsSince, latestNews, unseenJobs } from './announce.ts';
import { activityDays } from './entries.ts';
import { plainKind } from './job.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const job = (facts: object): BatchJob => ({ id: 'x', status: 'completed', ...facts }) as BatchJob;

test('a job whose date can’t be read comes last and under no day', () => {
  const days = activityDays(
    [job({ created_at: 'the day before' }), job({ id: 'y', created_at: '2026-11-22T10:00:00Z' })],
    [],
    NOW,
  );
  expect(days.map(({ daysAgo }) => daysAgo)).toEqual([0, undefined]);
});

test('damaged jobs are neither announced nor in the way of others', () => {
  const jobs = [job({ completed_at: 'never' }), job({ type: null, completed_at: 5 })];
  expect(activityDays(jobs, [], NOW)).toHaveLength(1);
  expect(completionsSince(jobs, '2026-11-01').announce).toEqual([]);
  expect(unseenJobs(jobs, '2026-11-01')).toEqual([]);
  expect(latestNews(jobs, '2026-11-01')).toBe('2026-11-01');
  expect(plainKind(null)).toBe('–');
});
