import type { BatchJob } from '../../../generated/admin/admin.schemas.ts';
import type { LoggedError } from './errors-log.ts';
import { daysAgo } from './relative-time.ts';

/** One thing that happened: a job that someone started, or an error that a toast showed. */
export type Entry =
  | { kind: 'job'; key: string; at: number; job: BatchJob }
  | { kind: 'error'; key: string; at: number; error: LoggedError };

export interface Day {
  /** 0 is today. */
  daysAgo: number;
  /** Milliseconds within the day. */
  at: number;
  entries: Entry[];
}

/** Jobs and errors in one list, the newest first, by day. */
export function activityDays(
  jobs: readonly BatchJob[],
  errors: readonly LoggedError[],
  now: number,
): Day[] {
  const entries: Entry[] = [
    ...jobs.map((job): Entry => ({
      kind: 'job',
      key: job.id,
      at: Date.parse(job.created_at),
      job,
    })),
    ...errors.map((error): Entry => ({
      kind: 'error',
      key: `error ${error.id}`,
      at: error.at,
      error,
    })),
  ];
  const days: Day[] = [];
  for (const entry of entries.toSorted((a, b) => b.at - a.at)) {
    const ago = daysAgo(entry.at, now);
    const day = days.at(-1);
    if (day?.daysAgo === ago) day.entries.push(entry);
    else days.push({ daysAgo: ago, at: entry.at, entries: [entry] });
  }
  return days;
}
