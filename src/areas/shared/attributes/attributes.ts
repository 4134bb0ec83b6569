import { changedFields } from '#ui/form/changes.ts';
import { isQuantity } from '#ui/number/step.ts';
import { numberOf } from '#ui/number/typed-number.ts';
import type { TypedNumber } from '#ui/number/typed-number.ts';

/** Measures that the server keeps as whole numbers, in units that the shop agrees on. */
export const MEASURES = ['length', 'width', 'height', 'weight'] as const;
export const CUSTOMS = ['hs_code', 'mid_code'] as const;

type Measure = (typeof MEASURES)[number];
type Code = (typeof CUSTOMS)[number];

/** What carriers and customs want to know; of a product or of one variant. */
export type AttributeValues = Record<Measure, TypedNumber> &
  Record<Code, string> & {
    /** ISO 3166-1 alpha-2, in capitals as the form has it; the server keeps it as it was sent. */
    origin_country: string | null;
  };

/** The columns that a product and a variant share. */
export type AttributeColumns = Record<Measure, number | null> &
  Record<Code | 'origin_country', string | null>;

export function attributeValues(record: AttributeColumns): AttributeValues {
  return {
    length: record.length,
    width: record.width,
    height: record.height,
    weight: record.weight,
    hs_code: record.hs_code ?? '',
    mid_code: record.mid_code ?? '',
    origin_country: record.origin_country?.toUpperCase() ?? null,
  };
}

/** The measures that are no whole numbers, with what to say about each. */
export const attributeErrors = (
  values: AttributeValues,
  message: string,
): Partial<Record<Measure, string>> =>
  Object.fromEntries(
    MEASURES.filter((field) => !isQuantity(values[field])).map((field) => [field, message]),
  );

/** What is sent to the server: the changed fields only, emptied ones as null. */
export function attributeBody(
  before: AttributeValues,
  after: AttributeValues,
): Partial<AttributeColumns> {
  const body: Partial<AttributeColumns> = {};
  const changed = new Set(changedFields(before, after));
  for (const field of MEASURES) if (changed.has(field)) body[field] = numberOf(after[field]);
  for (const field of CUSTOMS) if (changed.has(field)) body[field] = after[field].trim() || null;
  if (changed.has('origin_country')) body.origin_country = after.origin_country;
  return body;
}
