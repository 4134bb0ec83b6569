import type { CallOptions } from '#app/query/abortable-calls.ts';
import { ApiError, isApiError } from '#client/index.ts';
import { isObject } from '#ui/format/guards.ts';
import { lookUntilSettled, sinceLoss } from './look-until-settled.ts';
import { notMade, withoutRecord } from './no-record.ts';

/** Creates a kind of record, and finds it after a lost response. */
export interface Creation<Body extends object, Made extends { id: string }> {
  /** Contract operation. */
  operation: string;
  create: (body: Body, call: CallOptions) => Promise<Made | undefined>;
  /** Lists records that include a new one. */
  find: (body: Body, call: CallOptions) => Promise<readonly Made[]>;
  /** Matches by name, code or address. */
  isNamed: (made: Made, body: Body) => boolean;
  /** Compares lists and nested values, which are skipped otherwise. */
  matches?: (made: Made, body: Body) => boolean;
  /** Most records listed, unordered: beyond, the new one may be missing. */
  mostListed?: number;
  /** Default: id. Must differ per state if creating can update a record. */
  keyOf?: (made: Made) => string;
}

export type CreateOutcome<Made> =
  | { kind: 'made'; record: Made }
  /** Response lost: it may exist, or still be in progress. */
  | { kind: 'unknown'; error: ApiError }
  /** Not created. */
  | { kind: 'notMade' }
  /** The server may just not list it. */
  | { kind: 'unfindable' }
  /** A new record has the same name, but other values. */
  | { kind: 'differs'; record: Made };

/** Storable as JSON. */
export interface SentRequest {
  body: object;
  /** Keys of earlier records. */
  before: readonly string[];
  /** Instant at which it was sent or its response lost, ms. */
  at: number;
}

/** Outlasts the page, as the form's values do. */
export interface KeptRequest {
  /** Outcome unknown. */
  sent: SentRequest | undefined;
  setSent: (sent: SentRequest | undefined) => void;
}

interface Lost<Body> {
  body: Body;
  before: ReadonlySet<string>;
  at: number;
  error: ApiError;
}

export interface CreateOnce<Body extends object, Made extends { id: string }> {
  /**
   * Creates it; first looks for one whose response was lost.
   *
   * @throws ApiError when refused or not sent
   */
  submit: (body: Body, call: CallOptions) => Promise<CreateOutcome<Made>>;
  /**
   * Looks for the last one, once its request has surely ended.
   *
   * @throws ApiError; still unknown
   */
  look: (call: CallOptions) => Promise<CreateOutcome<Made>>;
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Ignores case, which the server may change. */
function isAlike(sent: unknown, stored: unknown): boolean {
  if (sent === null || sent === '') return stored === null || stored === '' || stored === undefined;
  if (typeof sent !== 'string') return sent === stored;
  if (typeof stored !== 'string') return false;
  if (ISO_INSTANT.test(sent) && ISO_INSTANT.test(stored)) {
    return Date.parse(sent) === Date.parse(stored);
  }
  return sent.trim().toLowerCase() === stored.trim().toLowerCase();
}

/** Skips values the record doesn't show, e.g. passwords. */
const hasValues = (record: object, body: object): boolean =>
  Object.entries(body).every(
    ([name, sent]) =>
      sent === undefined ||
      isObject(sent) ||
      !(name in record) ||
      isAlike(sent, record[name as keyof typeof record]),
  );

/** After an unusable response, looks for the record before creating again. */
export function createOnce<Body extends object, Made extends { id: string }>(
  creation: Creation<Body, Made>,
  kept?: KeptRequest,
): CreateOnce<Body, Made> {
  const { operation, create, find, isNamed, keyOf = ({ id }: Made) => id } = creation;
  const { matches = () => true, mostListed = Number.POSITIVE_INFINITY } = creation;
  let lost: Lost<Body> | undefined = kept?.sent && {
    body: kept.sent.body as Body,
    before: new Set(kept.sent.before),
    at: kept.sent.at,
    error: withoutRecord(undefined, operation),
  };

  const look = async (call: CallOptions): Promise<CreateOutcome<Made>> => {
    if (!lost) return { kind: 'notMade' };
    const { body, before, at, error } = lost;
    const { found, mayCome } = await lookUntilSettled({
      ...sinceLoss(at, call.signal),
      look: async () => {
        const listed = await find(body, call);
        const own = listed.filter((record) => !before.has(keyOf(record)) && isNamed(record, body));
        const made = own.find((record) => hasValues(record, body) && matches(record, body));
        return { made, other: own[0], isWhole: listed.length < mostListed };
      },
      isFound: ({ made }) => made !== undefined,
    });
    if (mayCome) return { kind: 'unknown', error };
    if (!found.made) kept?.setSent(undefined);
    if (!found.other && found.isWhole) return { kind: 'notMade' };
    // The user knows; the next submit creates another.
    lost = undefined;
    if (!found.other) return { kind: 'unfindable' };
    return found.made
      ? { kind: 'made', record: found.made }
      : { kind: 'differs', record: found.other };
  };

  const submit = async (body: Body, call: CallOptions): Promise<CreateOutcome<Made>> => {
    if (lost) {
      const isSame = JSON.stringify(lost.body) === JSON.stringify(body);
      const late = await look(call);
      if (late.kind === 'unknown') return late;
      lost = undefined;
      if (late.kind === 'made' && isSame) return late;
      kept?.setSent(undefined);
      if (late.kind === 'made') return { kind: 'differs', record: late.record };
      if (late.kind !== 'notMade') return late;
    }
    const before = new Set((await find(body, call)).map(keyOf));
    const keep = (isOpen: boolean): void => {
      kept?.setSent(isOpen ? { body, before: [...before], at: Date.now() } : undefined);
    };
    keep(true);
    try {
      const record = await create(body, call);
      if (typeof record?.id !== 'string') throw new TypeError('No record');
      return { kind: 'made', record };
    } catch (error) {
      const isRefused = isApiError(error) && error.outcome === 'failed';
      keep(!isRefused);
      if (isRefused) throw error;
      lost = { body, before, at: Date.now(), error: withoutRecord(error, operation) };
      return { kind: 'unknown', error: lost.error };
    }
  };

  return { submit, look };
}

/**
 * Creates within a retryable save.
 *
 * @throws ApiError also while the outcome is unknown
 */
export async function createWithin<Body extends object, Made extends { id: string }>(
  once: CreateOnce<Body, Made>,
  body: Body,
  call: CallOptions,
): Promise<Made> {
  let outcome = await once.submit(body, call);
  if (outcome.kind === 'unknown' && !call.signal.aborted) {
    const sent = outcome;
    outcome = await once.look(call).catch(() => sent);
  }
  switch (outcome.kind) {
    case 'made':
      return outcome.record;
    case 'unknown':
      throw outcome.error;
    case 'unfindable':
    case 'notMade':
      throw notMade();
    case 'differs':
      throw new ApiError('Another one has its name', {
        kind: 'http',
        status: 409,
        outcome: 'failed',
      });
    default:
      return outcome satisfies never;
  }
}
