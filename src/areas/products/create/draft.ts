import { unfinishedWork } from '#app/preferences/storage.ts';
import { NEW_PRODUCT } from './values.ts';
import type { CreateValues } from './values.ts';

/** A product whose creation began here and hasn't come to its end. */
export interface Draft {
  values: CreateValues;
  /** When it was last changed. */
  saved_at: string;
  /** Server keys of uploaded pictures by their addresses, to delete them with the draft. */
  uploads: Record<string, string>;
  /** The product is on the server already, other steps are left. */
  created?: { id: string; publish: boolean };
}

/** The draft of a person and tab; null for none. */
export const keptDraft = unfinishedWork<Draft>('productDraft');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a browser remembered, as a draft; undefined when it is none that this version can read. */
export function readDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.saved_at !== 'string') {
    return undefined;
  }
  const { values, created } = stored;
  const fits = Object.entries(NEW_PRODUCT).every(
    ([field, usual]) =>
      values[field] === undefined ||
      values[field] === null ||
      usual === null ||
      usual === undefined ||
      (typeof values[field] === typeof usual &&
        Array.isArray(values[field]) === Array.isArray(usual)),
  );
  if (!fits) return undefined;
  return {
    values: { ...NEW_PRODUCT, ...values },
    saved_at: stored.saved_at,
    uploads: isRecord(stored.uploads)
      ? Object.fromEntries(
          Object.entries(stored.uploads).flatMap(([url, key]) =>
            typeof key === 'string' ? [[url, key]] : [],
          ),
        )
      : {},
    ...(isRecord(created) && typeof created.id === 'string'
      ? { created: { id: created.id, publish: created.publish === true } }
      : {}),
  };
}

/** Whether there is anything worth keeping. */
export const isEmptyDraft = (values: CreateValues): boolean =>
  JSON.stringify({ ...values, sales_channels: undefined }) === JSON.stringify(NEW_PRODUCT);
