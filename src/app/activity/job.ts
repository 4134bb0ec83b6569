import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { isRecord } from '#ui/format/guards.ts';
import { NO_VALUE } from '#ui/format/instant.ts';

/** Milliseconds without progress, for example because the file is missing. */
export const STUCK_AFTER = 10 * 60_000;

export const JOB_KINDS = [
  'product-import',
  'product-export',
  'order-export',
  'price-list-import',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Undefined for types added to the server. */
export const knownKind = (type: string): JobKind | undefined =>
  JOB_KINDS.find((kind) => kind === type);

/** `stock-import` → `Stock import` */
export function plainKind(type: unknown): string {
  if (typeof type !== 'string') return NO_VALUE;
  const words = type.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface JobResult {
  /** Undefined while the server doesn't know. */
  count: number | undefined;
  done: number | undefined;
  /** By kind, such as `PRODUCT_CREATE`. */
  operations: Record<string, number>;
  /** The server's sentences about planned changes. */
  notes: string[];
  errors: JobError[];
  fileKey: string | undefined;
  /** Bytes. */
  fileSize: number | undefined;
}

export interface JobError {
  message: string;
  line: number | undefined;
  row?: { handle: string; sku: string };
  /** Set for database messages. */
  cause?: 'duplicate' | 'missing' | 'aborted' | 'tooLarge';
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

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

const CAUSES: readonly (readonly [RegExp, NonNullable<JobError['cause']>])[] = [
  [/duplicate key value|already exists/i, 'duplicate'],
  [/null value in column/i, 'missing'],
  [/current transaction is aborted/i, 'aborted'],
  [/out of range for type|value too long/i, 'tooLarge'],
];

/** The message names the failed row in parentheses. */
function rowOf(message: string): JobError['row'] {
  const named = (name: string): string => {
    const found = new RegExp(`\\(${name}: ([^)]*)\\)`).exec(message)?.[1] ?? '';
    return found === 'undefined' || found === 'null' ? '' : found;
  };
  const row = { handle: named('product handle'), sku: named('variant sku') };
  return row.handle || row.sku ? row : undefined;
}

/** Parses a job result. Errors may be strings, objects with a message, or a single one of either. */
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
 * Corrects a final status: an import canceled while writing finishes but reads "canceled"; one canceled in time turns
 * "failed" a moment later.
 */
export function settled<Job extends BatchJob>(job: Job): Job {
  if (job.status === 'canceled' && job.completed_at !== null)
    return { ...job, status: 'completed' };
  if (job.status === 'failed' && job.canceled_at !== null) return { ...job, status: 'canceled' };
  return job;
}

/** Returns the page on which the job is followed. */
export function pageOf({ id, context }: Pick<BatchJob, 'id' | 'context'>): string | undefined {
  const page = context?.page;
  return typeof page === 'string' && /^\/a\/[a-z]+(\/[a-z]+)*$/.test(page)
    ? `${page}?job=${encodeURIComponent(id)}`
    : undefined;
}

export const isOpen = ({ status }: Pick<BatchJob, 'status'>): boolean =>
  status !== 'completed' && status !== 'failed' && status !== 'canceled';

export const canConfirm = ({ status }: Pick<BatchJob, 'status'>): boolean =>
  status === 'pre_processed';

export const canCancel = isOpen;

export const isStuck = (
  { status, created_at: created }: Pick<BatchJob, 'status' | 'created_at'>,
  now: number,
): boolean => status === 'created' && now - Date.parse(created) > STUCK_AFTER;

/** Returns 0 to 1. */
export function progressOf({ count, done }: JobResult): number | undefined {
  if (count === undefined || count <= 0 || done === undefined) return undefined;
  return Math.min(Math.max(done / count, 0), 1);
}

/** Drops the server's timestamp prefix. */
export function sourceFile(job: Pick<BatchJob, 'context'>): string | undefined {
  const key = job.context?.fileKey;
  if (typeof key !== 'string') return undefined;
  const name = key
    .split('/')
    .at(-1)
    ?.replace(/^\d{10,}-/, '');
  return name || undefined;
}

/** ISO date of completion, failure or readiness for confirmation. */
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
