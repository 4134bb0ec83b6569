import type { Extension, RecordKind } from '#app/extensions/extension.ts';
import type { ExtensionField } from '#app/extensions/field.ts';
import { isDay } from '#ui/date/day.ts';
import { changedFields } from '#ui/form/changes.ts';
import { isObject, isRecord } from '#ui/format/guards.ts';
import { isInvalid } from '#ui/number/typed-number.ts';

/** Null if empty; `{ typed }` doesn't fit the field's kind. */
export type FieldValue = string | number | boolean | { typed: string } | null;

export type FieldValues = Record<string, FieldValue>;

/** Besides the metadata: columns. */
export interface FieldBody {
  metadata?: Record<string, unknown>;
}

export interface PlacedField {
  /** Among all extensions. */
  key: string;
  extension: string;
  field: ExtensionField;
}

export const fieldsOn = (
  extensions: readonly Extension[],
  kind: RecordKind | undefined,
): PlacedField[] =>
  extensions.flatMap(({ name, fields = [] }) =>
    fields
      .filter(({ on }) => on === kind)
      .map((field) => ({ key: `${name} ${field.name}`, extension: name, field })),
  );

function storedText(record: object, { name, column = false }: ExtensionField): string {
  const place: unknown = isRecord(record) && !column ? record['metadata'] : record;
  const value = isRecord(place) && Object.hasOwn(place, name) ? place[name] : null;
  return isObject(value) ? JSON.stringify(value) : String(value ?? '');
}

export function fieldValue(record: object, field: ExtensionField): FieldValue {
  const text = storedText(record, field);
  if (field.kind === 'switch') return text === 'true';
  if (text.trim() === '') return null;
  if (field.kind === 'number') {
    const number = Number(text);
    return Number.isFinite(number) ? number : { typed: text };
  }
  if (field.kind === 'date') {
    const day = text.slice(0, 10);
    return isDay(day) ? day : { typed: text };
  }
  return text;
}

export const fieldValues = (fields: readonly PlacedField[], record: object): FieldValues =>
  Object.fromEntries(fields.map(({ key, field }) => [key, fieldValue(record, field)]));

export const hasInvalid = (values: FieldValues): boolean => Object.values(values).some(isInvalid);

/** The server removes an entry of the metadata that is ''. */
const REMOVED = '';

type Sent = string | number | boolean | null;

const sentValue = (value: FieldValue | undefined): Sent => {
  if (value === undefined || isInvalid(value)) return null;
  return typeof value === 'string' ? value.trim() || null : value;
};

const bodyOf = (sent: readonly { field: ExtensionField; value: Sent }[]): FieldBody => {
  const at = (isColumn: boolean): Record<string, unknown> =>
    Object.fromEntries(
      sent
        .filter(({ field }) => (field.column ?? false) === isColumn)
        .map(({ field, value }) => [field.name, isColumn ? value : (value ?? REMOVED)]),
    );
  const metadata = at(false);
  return { ...at(true), ...(Object.keys(metadata).length > 0 ? { metadata } : {}) };
};

/** Changed fields only: the server keeps other entries of the metadata. */
export function changedFieldBody(
  fields: readonly PlacedField[],
  before: FieldValues,
  after: FieldValues,
): FieldBody {
  const changed = new Set(changedFields(before, after));
  return bodyOf(
    fields
      .filter(({ key }) => changed.has(key))
      .map(({ key, field }) => ({ field, value: sentValue(after[key]) })),
  );
}

/** Of a new record, without empty fields. */
export const newFieldBody = (fields: readonly PlacedField[], values: FieldValues): FieldBody =>
  bodyOf(
    fields
      .map(({ key, field }) => {
        const value = sentValue(values[key]);
        const isOff = field.kind === 'switch' && value !== true;
        return { field, value: isOff ? (field.column ? false : null) : value };
      })
      .filter(({ value }) => value !== null),
  );
