import type { CallOptions } from '#app/query/own-calls.ts';
import { ApiError, isApiError } from '#client/index.ts';
import { settled } from './settle.ts';

/** How a kind of record is created, and found again when the answer was lost. */
export interface Creation<Body extends object, Made extends { id: string }> {
  /** The contract's name of the call. */
  operation: string;
  /** Sends it; the record that the server answered. */
  create: (body: Body, call: CallOptions) => Promise<Made | undefined>;
  /** Reads the records among which it is, once it is there. */
  find: (body: Body, call: CallOptions) => Promise<readonly Made[]>;
  /** Whether a record is known by what was sent: its name, code or address. */
  isNamed: (made: Made, body: Body) => boolean;
  /** So many records the server lists at most, in no order: where it lists so many, the new one may be missing. */
  mostListed?: number;
  /** Another text for each state of a record that creating makes; its id unless told. */
  keyOf?: (made: Made) => string;
}

export type CreateOutcome<Made> =
  | { kind: 'made'; record: Made }
  /** The answer was lost: the server may have made it, or may still be at it. */
  | { kind: 'unknown'; error: ApiError }
  /** After a lost answer: it isn't there. */
  | { kind: 'notMade' }
  /** After a lost answer: the server offers nothing to find it by. */
  | { kind: 'unfindable' }
  /** After a lost answer: a new record is known by the same name, but has other values than were sent. */
  | { kind: 'differs'; record: Made };

interface Lost<Body> {
  body: Body;
  /** The records that were there before, by their keys. */
  before: ReadonlySet<string>;
  /** Instant, ms. */
  at: number;
}

export interface CreateOnce<Body extends object, Made extends { id: string }> {
  /**
   * Creates it. Where an earlier answer was lost it looks for that record first.
   *
   * @throws ApiError when the server refused, or nothing was sent
   */
  submit: (body: Body, call: CallOptions) => Promise<CreateOutcome<Made>>;
  /**
   * Says what became of what was sent last, once the server has surely ended it. It sends nothing.
   *
   * @throws ApiError when looking failed: it is as open as before
   */
  look: (call: CallOptions) => Promise<CreateOutcome<Made>>;
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Whether a stored value is what was sent; texts without regard to capitals, which the server may change. */
function isAlike(sent: unknown, stored: unknown): boolean {
  if (sent === null || sent === '') return stored === null || stored === '' || stored === undefined;
  if (typeof sent !== 'string') return sent === stored;
  if (typeof stored !== 'string') return false;
  if (ISO_INSTANT.test(sent) && ISO_INSTANT.test(stored)) {
    return Date.parse(sent) === Date.parse(stored);
  }
  return sent.trim().toLowerCase() === stored.trim().toLowerCase();
}

/** Whether a record has the plain values that were sent, as far as it shows them (a password it doesn't). */
const hasValues = (record: object, body: object): boolean =>
  Object.entries(body).every(
    ([name, sent]) =>
      sent === undefined ||
      (typeof sent === 'object' && sent !== null) ||
      !(name in record) ||
      isAlike(sent, record[name as keyof typeof record]),
  );

/** What a call's answer leaves open, as the error of a call whose answer was lost. */
const openError = (error: unknown, operation: string): ApiError =>
  isApiError(error)
    ? error
    : new ApiError('The answer has no record', {
        kind: 'unreadable',
        outcome: 'unknown',
        operation,
        cause: error,
      });

/** Creates a record at most once for a form: when the answer is lost, or isn't the record, it is looked for. */
export function createOnce<Body extends object, Made extends { id: string }>(
  creation: Creation<Body, Made>,
): CreateOnce<Body, Made> {
  const { operation, create, find, isNamed, keyOf = ({ id }: Made) => id } = creation;
  const { mostListed = Number.POSITIVE_INFINITY } = creation;
  let lost: Lost<Body> | undefined;

  const look = async (call: CallOptions): Promise<CreateOutcome<Made>> => {
    if (!lost) return { kind: 'notMade' };
    const { body, before, at } = lost;
    await settled(at, call.signal);
    const listed = await find(body, call);
    const found = listed.filter((record) => !before.has(keyOf(record)) && isNamed(record, body));
    const made = found.find((record) => hasValues(record, body));
    const [other] = found;
    if (!other && listed.length < mostListed) return { kind: 'notMade' };
    // The person is told; what is sent next is another one.
    lost = undefined;
    if (!other) return { kind: 'unfindable' };
    return made ? { kind: 'made', record: made } : { kind: 'differs', record: other };
  };

  const submit = async (body: Body, call: CallOptions): Promise<CreateOutcome<Made>> => {
    if (lost) {
      const isSame = JSON.stringify(lost.body) === JSON.stringify(body);
      const late = await look(call);
      lost = undefined;
      if (late.kind === 'made') return isSame ? late : { kind: 'differs', record: late.record };
      if (late.kind !== 'notMade') return late;
    }
    const before = new Set((await find(body, call)).map(keyOf));
    try {
      const record = await create(body, call);
      if (typeof record?.id !== 'string') throw new TypeError('No record');
      return { kind: 'made', record };
    } catch (error) {
      if (isApiError(error) && error.outcome === 'failed') throw error;
      lost = { body, before, at: Date.now() };
      return { kind: 'unknown', error: openError(error, operation) };
    }
  };

  return { submit, look };
}

/**
 * Creates it within a save of several calls, which a retry runs again.
 *
 * @throws ApiError also while it isn't known whether it was made
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
      throw new ApiError('It wasn’t made', { kind: 'network', outcome: 'failed' });
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
