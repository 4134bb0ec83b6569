import type { ProductResponse } from '#generated/admin/admin.schemas.ts';
import { getGetProductQueryOptions } from '#generated/admin/products/products.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import { inOptionOrder } from './option-order.ts';
import { byRank } from './rank.ts';

export type Product = ProductResponse['product'];

export interface ProductFormProps {
  product: Product;
  onClose: () => void;
}

/** Sorts options and variants; returns malformed products as they are. */
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
