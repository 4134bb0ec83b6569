import type { CreateProductBody } from '#generated/admin/admin.schemas.ts';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
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

const SHARED_TEXTS = [...CUSTOMS, 'origin_country', 'material'] as const;

const attributesOf = (record: Product | Variant): Partial<CreateProductBody> =>
  Object.fromEntries(
    [...SHARED_TEXTS, ...MEASURES].flatMap((field) =>
      record[field] === null || record[field] === undefined ? [] : [[field, record[field]]],
    ),
  );

/** Builds a draft copy of a product, without stock and unique codes. */
export function duplicateBody(product: Product, values: CopyValues): CreateProductBody {
  const { options, variants } = product;
  const ending = values.skuEnding.trim();
  return {
    title: values.title.trim(),
    handle: values.handle.trim(),
    status: 'draft',
    discountable: product.discountable,
    is_giftcard: product.is_giftcard,
    ...(product.subtitle ? { subtitle: product.subtitle } : {}),
    ...(product.description ? { description: product.description } : {}),
    ...(product.images.length > 0 ? { images: product.images.map(({ url }) => url) } : {}),
    ...(product.thumbnail ? { thumbnail: product.thumbnail } : {}),
    ...(product.type ? { type: { value: product.type.value } } : {}),
    ...(product.collection_id ? { collection_id: product.collection_id } : {}),
    ...(product.tags.length > 0 ? { tags: product.tags.map(({ value }) => ({ value })) } : {}),
    ...(product.categories?.length
      ? { categories: product.categories.map(({ id }) => ({ id })) }
      : {}),
    ...(product.sales_channels?.length
      ? { sales_channels: product.sales_channels.map(({ id }) => ({ id })) }
      : {}),
    ...(product.metadata ? { metadata: product.metadata } : {}),
    ...attributesOf(product),
    options: options.map(({ title }) => ({ title })),
    variants: variants.map((variant) => ({
      title: variant.title,
      ...(ending && variant.sku ? { sku: variant.sku + ending } : {}),
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      ...(variant.metadata ? { metadata: variant.metadata } : {}),
      ...attributesOf(variant),
      prices: priceBodies(pricesOf(variant.prices), variant.prices),
      options: options.map(({ id }) => ({ value: optionValue(variant, id) })),
    })),
  };
}
