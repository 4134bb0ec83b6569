import type {
  CreateProductVariantBody,
  UpdateProductBody,
  UpdateProductVariantBody,
} from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';
import { isQuantity } from '#ui/number/step.ts';
import { numberOf } from '#ui/number/typed-number.ts';
import type { TypedNumber } from '#ui/number/typed-number.ts';

type Attribute = keyof UpdateProductBody &
  keyof UpdateProductVariantBody &
  keyof CreateProductVariantBody;

/** Whole numbers, in units of the shop's choice. */
export const MEASURES = [
  'length',
  'width',
  'height',
  'weight',
] as const satisfies readonly Attribute[];
export const CUSTOMS = ['hs_code', 'mid_code'] as const satisfies readonly Attribute[];

type Measure = (typeof MEASURES)[number];
type Code = (typeof CUSTOMS)[number];

export type AttributeValues = Record<Measure, TypedNumber> &
  Record<Code, string> & {
    /** ISO 3166-1 alpha-2, uppercase; stored as sent. */
    origin_country: string | null;
  };

export type AttributeColumns = Record<Measure, number | null> &
  Record<Code | ('origin_country' & Attribute), string | null>;

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

export const attributeErrors = (
  values: AttributeValues,
  message: string,
): Partial<Record<Measure, string>> =>
  Object.fromEntries(
    MEASURES.filter((field) => !isQuantity(values[field])).map((field) => [field, message]),
  );

/** Returns changed fields; emptied ones become null. */
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
