import type {
  CreateProductBody,
  CreateProductBodyVariantsItem,
} from '#generated/admin/admin.schemas.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import type { TypedNumber } from '#ui/number/typed-number.ts';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import type { FieldBody } from '#shared/extensions/field-values.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { pictureMetadata } from '../fields/pictures.ts';
import { priceBodies } from '../fields/prices.ts';
import { usedOptions } from './combinations.ts';
import { handleFor, numbersIn, plannedVariants, variantTitle } from './values.ts';
import type { CreateValues, PlannedVariant } from './values.ts';

/** Drops empty fields, which the server rejects in new records, and invalid numbers. */
function filled<Field extends string>(
  record: { readonly [Key in Field]: string | TypedNumber },
  fields: readonly Field[],
): Record<string, string | number> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value: string | TypedNumber = record[field];
      const tidy = typeof value === 'string' ? value.trim() : value;
      return tidy === null || tidy === '' || isInvalid(tidy) ? [] : [[field, tidy]];
    }),
  );
}

const ATTRIBUTES: readonly (keyof AttributeValues &
  keyof CreateProductBody &
  keyof CreateProductBodyVariantsItem)[] = [...MEASURES, ...CUSTOMS, 'origin_country'];

/** Creates everything but stock. */
export function createBody(
  values: CreateValues,
  status: 'draft' | 'published',
  extended: FieldBody = {},
): CreateProductBody {
  const { images, thumbnail } = values.pictures;
  const type = values.type.trim();
  // Empty entries only delete existing metadata.
  const noted = Object.entries({
    ...pictureMetadata(values.pictures),
    ...extended.metadata,
  }).filter(([, entry]) => entry !== '');
  return omitUndefined<CreateProductBody>({
    ...extended,
    title: values.title.trim(),
    handle: handleFor(values),
    status,
    discountable: values.discountable,
    ...filled(values, [
      'subtitle',
      'description',
      'material',
      ...ATTRIBUTES,
    ] satisfies (keyof CreateProductBody)[]),
    type: type ? { value: type } : undefined,
    collection_id: values.collection_id || undefined,
    tags: values.tags.length > 0 ? values.tags.map((value) => ({ value })) : undefined,
    categories: values.categories.length > 0 ? values.categories.map((id) => ({ id })) : undefined,
    // An empty list means no channel; without a list, the server uses the default channel.
    sales_channels: values.sales_channels?.map((id) => ({ id })),
    images: images.length > 0 ? images : undefined,
    thumbnail: thumbnail || undefined,
    metadata: noted.length > 0 ? Object.fromEntries(noted) : undefined,
    options: usedOptions(values.options).map(({ title }) => ({ title: title.trim() })),
    variants: plannedVariants(values).map((variant): CreateProductBodyVariantsItem => ({
      title: variantTitle(variant, values.title),
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      ...filled(variant, [
        'sku',
        'ean',
        'upc',
        'barcode',
        'material',
        ...ATTRIBUTES,
      ] satisfies (keyof CreateProductBodyVariantsItem)[]),
      prices: priceBodies(numbersIn(variant.prices)),
      options: variant.values.map((value) => ({ value })),
    })),
  });
}

export interface Placement {
  key: string;
  /** Option values, which identify the variant once it exists. */
  values: string[];
  title: string;
  locations: { location: string; stocked: number }[];
}

export function placements(values: CreateValues): Placement[] {
  return plannedVariants(values).flatMap((variant: PlannedVariant): Placement[] => {
    if (!variant.manage_inventory) return [];
    const locations = Object.entries(numbersIn(variant.stock)).map(([location, stocked]) => ({
      location,
      stocked,
    }));
    return locations.length === 0
      ? []
      : [
          {
            key: variant.key,
            values: variant.values,
            title: variantTitle(variant, values.title),
            locations,
          },
        ];
  });
}
