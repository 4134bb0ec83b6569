import type { BatchJob } from '#generated/admin/admin.schemas.ts';

import { NO_VALUE } from '#ui/format/instant.ts';

/** After this many milliseconds without any progress a new job is said to be stuck; its file is missing, say. */
export const STUCK_AFTER = 10 * 60_000;

export const JOB_KINDS = [
  'product-import',
  'product-export',
  'order-export',
  'price-list-import',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A kind that the server has of its own; undefined for one that was added to it. */
export const knownKind = (type: string): JobKind | undefined =>
  JOB_KINDS.find((kind) => kind === type);

/** A job's type in words when there is no better name: `stock-import` reads `Stock import`; a dash for none. */
export function plainKind(type: unknown): string {
  if (typeof type !== 'string') return NO_VALUE;
  const words = type.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a job says about its work. */
export interface JobResult {
  /** Steps in all, and steps done; undefined while the server doesn't know. */
  count: number | undefined;
  done: number | undefined;
  /** What an import will do, by kind of change: `PRODUCT_CREATE`. */
  operations: Record<string, number>;
  /** The server's own sentences about what will be done. */
  notes: string[];
  errors: JobError[];
  /** The file that the job made. */
  fileKey: string | undefined;
  /** Bytes. */
  fileSize: number | undefined;
}

export interface JobError {
  message: string;
  /** The line of the file, when the server names it. */
  line: number | undefined;
  /** The row that it failed at, as its reader knows it; undefined when the server doesn't say. */
  row?: { handle: string; sku: string };
  /** Why, where the server's own words are those of its database. */
  cause?: 'duplicate' | 'missing' | 'aborted' | 'tooLarge';
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A sentence with its white space as a reader expects it. */
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function readError(error: unknown): JobError[] {
  const { message = error } = asRecord(error);
  if (typeof message !== 'string' || message.trim() === '') return [];
  const line = /\b(?:line|row)\s+(\d+)/i.exec(message)?.[1];
  const cause = CAUSES.find(([pattern]) => pattern.test(message))?.[1];
  const row = rowOf(message);
  return [
    {
      message: tidy(message),
      line: line === undefined ? undefined : Number(line),
      ...(row ? { row } : {}),
      ...(cause ? { cause } : {}),
    },
  ];
}

/** What the database says, and what it means. */
const CAUSES: readonly (readonly [RegExp, NonNullable<JobError['cause']>])[] = [
  [/duplicate key value|already exists/i, 'duplicate'],
  [/null value in column/i, 'missing'],
  [/current transaction is aborted/i, 'aborted'],
  [/out of range for type|value too long/i, 'tooLarge'],
];

/** The server names the row that an import failed at in brackets within its sentence. */
function rowOf(message: string): JobError['row'] {
  const named = (name: string): string => {
    const found = new RegExp(`\\(${name}: ([^)]*)\\)`).exec(message)?.[1] ?? '';
    return found === 'undefined' || found === 'null' ? '' : found;
  };
  const row = { handle: named('product handle'), sku: named('variant sku') };
  return row.handle || row.sku ? row : undefined;
}

/**
 * Reads a job's result, whose shape each kind of job chooses itself: errors, for one, are sentences, objects with
 * a message, or either alone.
 */
export function readResult(result: unknown): JobResult {
  const given = asRecord(result);
  const operations = Object.entries(asRecord(given.operations)).flatMap(([name, value]) => {
    const count = asNumber(value);
    return count === undefined ? [] : [[name, count] as const];
  });
  return {
    count: asNumber(given.count),
    done: asNumber(given.advancement_count),
    operations: Object.fromEntries(operations),
    notes: asList(given.stat_descriptors).flatMap((note) => {
      const { message } = asRecord(note);
      return typeof message === 'string' ? [tidy(message)] : [];
    }),
    errors: asList(given.errors).flatMap(readError),
    fileKey: typeof given.file_key === 'string' && given.file_key ? given.file_key : undefined,
    fileSize: asNumber(given.file_size),
  };
}

/**
 * A job in the state that it really ended in. A server that is asked to cancel an import while it writes the rows
 * writes them all and then says "canceled"; one that was cancelled in time it calls "failed" a moment later.
 */
export function settled<Job extends BatchJob>(job: Job): Job {
  if (job.status === 'canceled' && job.completed_at !== null)
    return { ...job, status: 'completed' };
  if (job.status === 'failed' && job.canceled_at !== null) return { ...job, status: 'canceled' };
  return job;
}

/** The page of the app that the job's starter wants it followed on; undefined for a job without one. */
export function pageOf({ id, context }: Pick<BatchJob, 'id' | 'context'>): string | undefined {
  const page = context?.page;
  return typeof page === 'string' && /^\/a\/[a-z]+(\/[a-z]+)*$/.test(page)
    ? `${page}?job=${encodeURIComponent(id)}`
    : undefined;
}

/** Whether the server goes on with a job of this state by itself, or once it is confirmed. */
export const isOpen = ({ status }: Pick<BatchJob, 'status'>): boolean =>
  status !== 'completed' && status !== 'failed' && status !== 'canceled';

/** A prepared job waits until someone confirms what it is going to do. */
export const canConfirm = ({ status }: Pick<BatchJob, 'status'>): boolean =>
  status === 'pre_processed';

/** The server refuses to cancel only what is complete, but there is no point in what has ended otherwise. */
export const canCancel = isOpen;

/** Whether a new job should have moved on by now. */
export const isStuck = (
  { status, created_at: created }: Pick<BatchJob, 'status' | 'created_at'>,
  now: number,
): boolean => status === 'created' && now - Date.parse(created) > STUCK_AFTER;

/** How far a job is, from 0 to 1; undefined when it can't be told. */
export function progressOf({ count, done }: JobResult): number | undefined {
  if (count === undefined || count <= 0 || done === undefined) return undefined;
  return Math.min(Math.max(done / count, 0), 1);
}

/** The name of the file that an import reads, without the stamp that the server put in front. */
export function sourceFile(job: Pick<BatchJob, 'context'>): string | undefined {
  const key = job.context?.fileKey;
  if (typeof key !== 'string') return undefined;
  const name = key
    .split('/')
    .at(-1)
    ?.replace(/^\d{10,}-/, '');
  return name || undefined;
}

/** When a job came to what its reader should know: it ended, failed, or waits for a confirmation. */
export function newsAt(
  job: Pick<BatchJob, 'status' | 'completed_at' | 'failed_at' | 'pre_processed_at'>,
): string | undefined {
  switch (job.status) {
    case 'completed':
      return job.completed_at ?? undefined;
    case 'failed':
      return job.failed_at ?? undefined;
    case 'pre_processed':
      return job.pre_processed_at ?? undefined;
    case 'created':
    case 'confirmed':
    case 'processing':
    case 'canceled':
      return undefined;
    default:
      return undefined;
  }
}
