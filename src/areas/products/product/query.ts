import type { ProductResponse } from '#generated/admin/admin.schemas.ts';
import { getGetProductQueryOptions } from '#generated/admin/products/products.ts';
import { recordQuery } from '#shared/record-query.ts';
import { inOptionOrder } from './option-order.ts';
import { byRank } from './rank.ts';

/** The product of a page, with its variants, options, pictures and organization. */
export type Product = ProductResponse['product'];

/** What a form over a product is given. */
export interface ProductFormProps {
  product: Product;
  onClose: () => void;
}

/** A product with its options and variants in the order that all screens show; a damaged one stays as it came. */
export function inOrder(product: Product): Product {
  try {
    const { options, variants } = product;
    return {
      ...product,
      options: inOptionOrder(options ?? [], variants ?? []),
      variants: variants && byRank(variants),
    };
  } catch {
    return product;
  }
}

export const productRecord = recordQuery({
  name: 'product',
  query: getGetProductQueryOptions,
  arrange: inOrder,
});
