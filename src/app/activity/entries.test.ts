import { expect, test } from 'vitest';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { activityDays, chosenJobs } from './entries.ts';
import type { LoggedError } from './errors-log.ts';

const now = new Date(2026, 10, 21, 15, 30);
const job = (id: string, created: Date): BatchJob =>
  ({ id, created_at: created.toISOString() }) as BatchJob;
const error = (id: number, at: Date): LoggedError => ({
  id,
  at: at.getTime(),
  title: undefined,
  message: 'x',
  detail: undefined,
  seen: false,
});

test('jobs and errors stand together, the newest first, by day', () => {
  const days = activityDays(
    [
      job('a', new Date(2026, 10, 21, 9)),
      job('b', new Date(2026, 10, 20, 23)),
      job('c', new Date(2026, 10, 21, 12)),
    ],
    [error(1, new Date(2026, 10, 21, 10))],
    now.getTime(),
  );
  expect(days.map((day) => [day.daysAgo, day.entries.map(({ key }) => key)])).toEqual([
    [0, ['c', 'error 1', 'a']],
    [1, ['b']],
  ]);
});

test('nothing makes no day', () => {
  expect(activityDays([], [], now.getTime())).toEqual([]);
});

test('opened for some jobs, the activity has no others', () => {
  const jobs = [job('a', now), job('b', now), job('c', now)];
  expect(chosenJobs(jobs, ['c', 'a', 'gone']).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(chosenJobs(jobs, undefined)).toBe(jobs);
});
