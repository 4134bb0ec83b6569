import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { readInstant } from '#ui/format/instant.ts';
import { daysAgo } from '#ui/format/relative.ts';
import type { LoggedError } from './errors-log.ts';

export type Entry =
  | { kind: 'job'; key: string; at: number | undefined; job: BatchJob }
  | { kind: 'error'; key: string; at: number; error: LoggedError };

export interface Day {
  /** 0 is today; undefined without a readable date. */
  daysAgo: number | undefined;
  /** Epoch milliseconds. */
  at: number | undefined;
  entries: Entry[];
}

/** Only those that the activity is opened for. */
export const chosenJobs = (
  jobs: readonly BatchJob[],
  ids: readonly string[] | undefined,
): readonly BatchJob[] => (ids ? jobs.filter(({ id }) => ids.includes(id)) : jobs);

/** Newest first; unreadable dates last. */
export function activityDays(
  jobs: readonly BatchJob[],
  errors: readonly LoggedError[],
  now: number,
): Day[] {
  const entries: Entry[] = [
    ...jobs.map((job): Entry => ({
      kind: 'job',
      key: job.id,
      at: readInstant(job.created_at)?.getTime(),
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
  for (const entry of entries.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))) {
    const ago = entry.at === undefined ? undefined : daysAgo(entry.at, now);
    const day = days.at(-1);
    if (day && day.daysAgo === ago) day.entries.push(entry);
    else days.push({ daysAgo: ago, at: entry.at, entries: [entry] });
  }
  return days;
}
