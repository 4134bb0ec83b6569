import type {
  CreateProductVariantBody,
  CreateProductVariantBodyOptionsItem,
  UpdateProductVariantBody,
} from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';
import { MEASURES, attributeBody, attributeValues } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import { priceBodies, pricesOf } from '../fields/prices.ts';
import type { Prices } from '../fields/prices.ts';
import type { Product } from './query.ts';

export type Variant = Product['variants'][number];

export const CODES = ['sku', 'ean', 'upc', 'barcode'] as const;

const BARCODES = ['barcode', 'ean', 'upc'] as const;

/** The code that a variant has, of those that scanners read. */
export const shownCode = (
  variant: Pick<Variant, (typeof BARCODES)[number]>,
): (typeof BARCODES)[number] => BARCODES.find((code) => variant[code]) ?? 'barcode';

export type VariantValues = AttributeValues &
  Record<(typeof CODES)[number], string> & {
    title: string;
    material: string;
    /** By option id. */
    options: Record<string, string>;
    manage_inventory: boolean;
    allow_backorder: boolean;
    prices: Prices;
  };

const NO_ATTRIBUTES = attributeValues({
  length: null,
  width: null,
  height: null,
  weight: null,
  hs_code: null,
  mid_code: null,
  origin_country: null,
});

type Price = NonNullable<Variant['prices']>[number];

/**
 * Sorts a variant's own prices: default currency first, regions last.
 *
 * @param currency default currency; undefined while loading
 */
export function listedPrices(
  variant: Pick<Variant, 'prices'>,
  currency: string | undefined,
): { first: Price | undefined; others: Price[] } {
  const place = (price: Price): number =>
    (price.region_id ? 2 : 0) + (price.currency_code === currency ? 0 : 1);
  const [first, ...others] = (variant.prices ?? [])
    .filter((price) => !price.price_list_id)
    .toSorted((a, b) => place(a) - place(b) || a.currency_code.localeCompare(b.currency_code));
  return { first, others };
}

export function variantValues(variant: Variant, options: Product['options']): VariantValues {
  return {
    ...attributeValues(variant),
    title: variant.title,
    sku: variant.sku ?? '',
    ean: variant.ean ?? '',
    upc: variant.upc ?? '',
    barcode: variant.barcode ?? '',
    material: variant.material ?? '',
    options: Object.fromEntries(options.map(({ id }) => [id, optionValue(variant, id)])),
    manage_inventory: variant.manage_inventory,
    allow_backorder: variant.allow_backorder,
    prices: pricesOf(variant.prices),
  };
}

/** Returns empty values or a pattern's, without its unique codes. */
export function newVariantValues(options: Product['options'], pattern?: Variant): VariantValues {
  if (pattern) {
    return { ...variantValues(pattern, options), sku: '', ean: '', upc: '', barcode: '' };
  }
  return {
    ...NO_ATTRIBUTES,
    title: '',
    sku: '',
    ean: '',
    upc: '',
    barcode: '',
    material: '',
    options: Object.fromEntries(options.map(({ id }) => [id, ''])),
    manage_inventory: true,
    allow_backorder: false,
    prices: {},
  };
}

/** Returns '' if the variant has no value. */
export const optionValue = (variant: Pick<Variant, 'options'>, optionId: string): string =>
  variant.options?.find((value) => value.option_id === optionId)?.value ?? '';

/** Returns the changed fields; changed prices are sent in full. */
export function variantBody(
  before: VariantValues,
  after: VariantValues,
  stored: Variant['prices'],
): UpdateProductVariantBody {
  const changed = new Set(changedFields(before, after));
  const body: UpdateProductVariantBody = attributeBody(before, after);
  if (changed.has('title')) body.title = after.title.trim();
  for (const field of [...CODES, 'material'] as const) {
    if (changed.has(field)) body[field] = after[field].trim() || null;
  }
  for (const field of ['manage_inventory', 'allow_backorder'] as const) {
    if (changed.has(field)) body[field] = after[field];
  }
  if (changed.has('options')) {
    body.options = Object.entries(after.options)
      .filter(([id, value]) => value.trim() !== before.options[id])
      .map(([id, value]) => ({ option_id: id, value: value.trim() }));
  }
  if (changed.has('prices')) body.prices = priceBodies(after.prices, stored);
  return body;
}

export function newVariantBody(values: VariantValues): CreateProductVariantBody {
  const texts = [
    ...CODES,
    'material',
    'hs_code',
    'mid_code',
    'origin_country',
  ] as const satisfies readonly (keyof CreateProductVariantBody)[];
  return {
    title: values.title.trim(),
    manage_inventory: values.manage_inventory,
    allow_backorder: values.allow_backorder,
    prices: priceBodies(values.prices),
    options: Object.entries(values.options).map(
      ([id, value]): CreateProductVariantBodyOptionsItem => ({
        option_id: id,
        value: value.trim(),
      }),
    ),
    ...filled(Object.fromEntries(texts.map((field) => [field, values[field]?.trim()]))),
    ...filled(Object.fromEntries(MEASURES.map((field) => [field, values[field]]))),
  };
}

const filled = <Value>(
  fields: Record<string, Value | null | undefined>,
): Record<string, NonNullable<Value>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === null || value === undefined || value === '' ? [] : [[field, value]],
    ),
  );

/** Finds another variant with the same option values, which the server would allow. */
export function twinOf(
  values: Pick<VariantValues, 'options'>,
  variants: readonly Variant[],
  ownId: string | undefined,
): Variant | undefined {
  const wanted = Object.entries(values.options);
  return variants.find(
    (variant) =>
      variant.id !== ownId &&
      wanted.every(([id, value]) => optionValue(variant, id) === value.trim()),
  );
}
