import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { personValue } from '../preferences/storage.ts';
import { newsAt } from './job.ts';

/** ISO completion date of the last announced job. */
export const announcedJob = personValue('announcedJob', '');
/** ISO date of the newest job news seen. */
export const seenActivity = personValue('seenActivity', '');

export const NOTHING_YET = new Date(0).toISOString();

interface Announcement {
  /** Oldest first. */
  announce: BatchJob[];
  last: string;
}

const isAfter = (date: string, other: string): boolean => Date.parse(date) > Date.parse(other);

const latest = (dates: readonly string[], fallback: string): string =>
  dates.reduce((newest, date) => (isAfter(date, newest) ? date : newest), fallback);

/** @param last undefined on a first visit, which announces nothing */
export function completionsSince(
  jobs: readonly BatchJob[],
  last: string | undefined,
): Announcement {
  const done = jobs.flatMap((job) =>
    job.status === 'completed' && job.completed_at ? [{ job, at: job.completed_at }] : [],
  );
  const newest = latest(
    done.map(({ at }) => at),
    last ?? NOTHING_YET,
  );
  if (last === undefined) return { announce: [], last: newest };
  return {
    announce: done
      .filter(({ at }) => isAfter(at, last))
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      .map(({ job }) => job),
    last: newest,
  };
}

export const latestNews = (jobs: readonly BatchJob[], fallback = NOTHING_YET): string =>
  latest(
    jobs.flatMap((job) => newsAt(job) ?? []),
    fallback,
  );

export const unseenJobs = (jobs: readonly BatchJob[], seen: string): BatchJob[] =>
  jobs.filter((job) => {
    const at = newsAt(job);
    return at !== undefined && isAfter(at, seen);
  });

/**
 * True if a product import completed after a list was loaded. `seenOpen` covers clock differences.
 *
 * @param loadedAt milliseconds
 * @param seenOpen milliseconds by job id
 */
export const isOlderThanImport = (
  loadedAt: number,
  jobs: readonly BatchJob[],
  seenOpen: ReadonlyMap<string, number>,
): boolean =>
  jobs.some(
    (job) =>
      job.type === 'product-import' &&
      job.status === 'completed' &&
      job.completed_at !== null &&
      Math.max(Date.parse(job.completed_at), seenOpen.get(job.id) ?? 0) > loadedAt,
  );
