import type { PersonValue, UnfinishedWork } from '#app/preferences/storage.ts';
import { isRecord } from '#ui/format/guards.ts';
import { timeOf } from '#ui/format/instant.ts';
import type { SentRequest } from '../save/create-once.ts';

export interface Draft<Values, Created extends { id: string }> {
  values: Values;
  saved_at: string;
  /** Upload keys by URL, to delete the files with the draft. */
  uploads: Record<string, string>;
  /** See `KeptTexts`. */
  texts: Record<string, string>;
  /** On the server already, with steps left. */
  created?: Created;
  /** Request to create it, with unknown outcome. */
  sent?: SentRequest | undefined;
}

export interface DraftKind<Values, Created extends { id: string }> {
  /** Shown when signing out. */
  name: UnfinishedWork;
  kept: PersonValue<object | null>;
  empty: Values;
  /** Reads earlier versions too; undefined if unreadable. */
  readValues: (stored: Record<string, unknown>) => Values | undefined;
  readCreated: (stored: Record<string, unknown> & { id: string }) => Created | undefined;
  isEmpty: (values: Values) => boolean;
  /** Milliseconds after which a draft is no longer continued. */
  expiresAfter?: number;
}

const hasId = (value: Record<string, unknown>): value is Record<string, unknown> & { id: string } =>
  typeof value['id'] === 'string';

/** Stands in for NaN (non-numeric input): JSON's null would be an empty field. */
const NO_NUMBER = { isNoNumber: true };

const toText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (Number.isNaN(part) ? NO_NUMBER : part));

export const storable = (draft: object): object => JSON.parse(toText(draft)) as object;

/** Unlike plain JSON, tells a field that holds no number from an empty one. */
export const areSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

function textsIn(stored: unknown): Record<string, string> {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}

const revived = (values: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(values), (_key, part: unknown) =>
    isRecord(part) && part['isNoNumber'] === true ? Number.NaN : part,
  );

function readSent(stored: unknown): SentRequest | undefined {
  if (!isRecord(stored)) return undefined;
  const { body, before, at } = stored;
  if (!isRecord(body) || !Array.isArray(before) || typeof at !== 'number') return undefined;
  return { body, before: before.map(String), at };
}

/** Undefined if unreadable. */
export function readDraft<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  stored: unknown,
): Draft<Values, Created> | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const { created, uploads, texts, saved_at: savedAt } = stored;
  const sent = readSent(stored['sent']);
  const typed = revived(stored['values']);
  const values = isRecord(typed) ? kind.readValues(typed) : undefined;
  if (values === undefined || typeof savedAt !== 'string') return undefined;
  const { expiresAfter = Infinity } = kind;
  if (Date.now() - timeOf(savedAt) > expiresAfter) return undefined;
  const made = isRecord(created) && hasId(created) ? kind.readCreated(created) : undefined;
  return {
    values,
    saved_at: savedAt,
    uploads: textsIn(uploads),
    texts: textsIn(texts),
    ...(made ? { created: made } : {}),
    ...(sent ? { sent } : {}),
  };
}

/** For copies of a record. */
export function draftFrom<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  initial: Values,
): DraftKind<Values, Created> {
  return { ...kind, empty: initial, isEmpty: (values) => areSame(values, initial) };
}

/** Undefined if shapes differ. */
export function readFields<Values extends object>(
  stored: Record<string, unknown>,
  defaults: Values,
): Values | undefined {
  const fits = Object.entries(defaults).every(
    ([field, own]: [string, unknown]) =>
      stored[field] === undefined ||
      stored[field] === null ||
      own === null ||
      own === undefined ||
      (typeof stored[field] === typeof own && Array.isArray(stored[field]) === Array.isArray(own)),
  );
  return fits ? { ...defaults, ...stored } : undefined;
}
