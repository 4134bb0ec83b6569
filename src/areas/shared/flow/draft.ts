import type { PersonValue, UnfinishedWork } from '#app/preferences/storage.ts';

/** A record whose creation began here and hasn't come to its end. */
export interface Draft<Values, Created extends { id: string }> {
  values: Values;
  /** When it was last changed. */
  saved_at: string;
  /** Server keys of uploaded files by their addresses, to delete them with the draft. */
  uploads: Record<string, string>;
  /** The record is on the server already, other steps are left. */
  created?: Created;
}

/** What a flow's drafts are made of. */
export interface DraftKind<Values, Created extends { id: string }> {
  /** What signing out calls them. */
  name: UnfinishedWork;
  /** Where this browser keeps one; null for none. */
  kept: PersonValue<object | null>;
  /** What a new one begins with. */
  empty: Values;
  /** Stored values as this version has them, those of earlier versions too; undefined when they can't be read. */
  readValues: (stored: Record<string, unknown>) => Values | undefined;
  /** What is known of a record that is on the server; undefined when it can't be read. */
  readCreated: (stored: Record<string, unknown> & { id: string }) => Created | undefined;
  /** Whether there is nothing worth keeping. */
  isEmpty: (values: Values) => boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasId = (value: Record<string, unknown>): value is Record<string, unknown> & { id: string } =>
  typeof value['id'] === 'string';

/** NaN, which is what fields hold while their text is no number, as JSON can keep it: as null the field would be empty. */
const NO_NUMBER = { isNoNumber: true };

/** A draft as JSON keeps it. */
export const storable = (draft: object): object =>
  JSON.parse(
    JSON.stringify(draft, (_key, part: unknown) => (Number.isNaN(part) ? NO_NUMBER : part)),
  ) as object;

/** Stored values with NaN where it was. */
const revived = (values: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(values), (_key, part: unknown) =>
    isRecord(part) && part['isNoNumber'] === true ? Number.NaN : part,
  );

/** What a browser remembered, as a draft; undefined when it is none that this version can read. */
export function readDraft<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  stored: unknown,
): Draft<Values, Created> | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const { created, uploads, saved_at: savedAt } = stored;
  const typed = revived(stored['values']);
  const values = isRecord(typed) ? kind.readValues(typed) : undefined;
  if (values === undefined || typeof savedAt !== 'string') return undefined;
  const made = isRecord(created) && hasId(created) ? kind.readCreated(created) : undefined;
  return {
    values,
    saved_at: savedAt,
    uploads: isRecord(uploads)
      ? Object.fromEntries(
          Object.entries(uploads).flatMap(([url, key]) =>
            typeof key === 'string' ? [[url, key]] : [],
          ),
        )
      : {},
    ...(made ? { created: made } : {}),
  };
}

/** Drafts of a kind that begin with other values, as those of a record do that another one is made like. */
export function draftFrom<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  initial: Values,
): DraftKind<Values, Created> {
  const start = JSON.stringify(initial);
  return { ...kind, empty: initial, isEmpty: (values) => JSON.stringify(values) === start };
}

/** Stored values of a form whose fields are those of `usual`; undefined when they are of another shape. */
export function readFields<Values extends object>(
  stored: Record<string, unknown>,
  usual: Values,
): Values | undefined {
  const fits = Object.entries(usual).every(
    ([field, own]: [string, unknown]) =>
      stored[field] === undefined ||
      stored[field] === null ||
      own === null ||
      own === undefined ||
      (typeof stored[field] === typeof own && Array.isArray(stored[field]) === Array.isArray(own)),
  );
  return fits ? { ...usual, ...stored } : undefined;
}
