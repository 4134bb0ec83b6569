import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { personValue } from '../preferences/storage.ts';
import { newsAt } from './job.ts';

/** When the last announced batch job was completed. */
export const announcedJob = personValue('announcedJob', '');
/** When the newest news of a batch job came that its user has seen. */
export const seenActivity = personValue('seenActivity', '');

/** Before any job: what is remembered when a first visit finds nothing complete. */
export const NOTHING_YET = new Date(0).toISOString();

interface Announcement {
  /** Completions to announce, the oldest first. */
  announce: BatchJob[];
  /** When the newest announced job was completed; to be remembered. */
  last: string;
}

const isAfter = (date: string, other: string): boolean => Date.parse(date) > Date.parse(other);

const latest = (dates: readonly string[], usual: string): string =>
  dates.reduce((newest, date) => (isAfter(date, newest) ? date : newest), usual);

/**
 * Which completions are newer than the last announced one.
 *
 * @param last what is remembered; undefined at a first visit, where what is complete already is only noted
 */
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

/** When the newest piece of news came; the usual value when there is none. */
export const latestNews = (jobs: readonly BatchJob[], usual = NOTHING_YET): string =>
  latest(
    jobs.flatMap((job) => newsAt(job) ?? []),
    usual,
  );

/** Jobs with news that came after what was seen last. */
export const unseenJobs = (jobs: readonly BatchJob[], seen: string): BatchJob[] =>
  jobs.filter((job) => {
    const at = newsAt(job);
    return at !== undefined && isAfter(at, seen);
  });

/**
 * Whether a product import was completed after a list of products was loaded: by the dates, or, because the clocks of
 * server and browser may differ, because it was still seen at work after that.
 *
 * @param loadedAt when the list was loaded, in milliseconds
 * @param seenOpen when each job was last seen at work, in milliseconds, by ID
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
