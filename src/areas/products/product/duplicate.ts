import type {
  CreateProductBody,
  CreateProductBodyVariantsItem,
} from '#generated/admin/admin.schemas.ts';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { priceBodies, pricesOf } from '../fields/prices.ts';
import type { Product } from './query.ts';
import { optionValue } from './variant.ts';
import type { Variant } from './variant.ts';

export interface CopyValues {
  title: string;
  handle: string;
  /** Suffix that keeps SKUs unique; without it, copies get no SKU. */
  skuEnding: string;
}

const ATTRIBUTES = [
  ...CUSTOMS,
  'origin_country',
  'material',
  ...MEASURES,
] as const satisfies readonly (keyof CreateProductBody & keyof CreateProductBodyVariantsItem)[];

type Attributes = Partial<Pick<CreateProductBody, (typeof ATTRIBUTES)[number]>>;

const attributesOf = (record: Product | Variant): Attributes =>
  Object.fromEntries(
    ATTRIBUTES.flatMap((field) =>
      record[field] === null || record[field] === undefined ? [] : [[field, record[field]]],
    ),
  );

/** Builds a draft copy of a product, without stock and unique codes. */
export function duplicateBody(product: Product, values: CopyValues): CreateProductBody {
  const { options, variants } = product;
  const ending = values.skuEnding.trim();
  return omitUndefined<CreateProductBody>({
    title: values.title.trim(),
    handle: values.handle.trim(),
    status: 'draft',
    discountable: product.discountable,
    is_giftcard: product.is_giftcard,
    subtitle: product.subtitle || undefined,
    description: product.description || undefined,
    images: product.images.length > 0 ? product.images.map(({ url }) => url) : undefined,
    thumbnail: product.thumbnail || undefined,
    type: product.type ? { value: product.type.value } : undefined,
    collection_id: product.collection_id || undefined,
    tags: product.tags.length > 0 ? product.tags.map(({ value }) => ({ value })) : undefined,
    categories: product.categories?.length
      ? product.categories.map(({ id }) => ({ id }))
      : undefined,
    sales_channels: product.sales_channels?.length
      ? product.sales_channels.map(({ id }) => ({ id }))
      : undefined,
    metadata: product.metadata ?? undefined,
    ...attributesOf(product),
    options: options.map(({ title }) => ({ title })),
    variants: variants.map((variant) =>
      omitUndefined<CreateProductBodyVariantsItem>({
        title: variant.title,
        sku: ending && variant.sku ? variant.sku + ending : undefined,
        manage_inventory: variant.manage_inventory,
        allow_backorder: variant.allow_backorder,
        metadata: variant.metadata ?? undefined,
        ...attributesOf(variant),
        prices: priceBodies(pricesOf(variant.prices), variant.prices),
        options: options.map(({ id }) => ({ value: optionValue(variant, id) })),
      }),
    ),
  });
}
