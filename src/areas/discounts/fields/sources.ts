import { useMemo } from 'react';
import type { DiscountConditionType, ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { getProduct, listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { optionsOf, withKnown } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { readEach } from '#ui/format/read-each.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import {
  collectionSource,
  customerGroupSource,
  productTagSource,
  productTypeSource,
} from '#shared/sources/sources.ts';
import type { Discount } from '../discount/query.ts';
import { resourcesOf } from '../rule.ts';

const productSource: OptionSource = {
  key: ['admin', 'products', 'of a discount'],
  find: async ({ q, limit, offset }, signal) => {
    const { products, count } = await listProducts(
      // Without `expand` the server counts the page, not all products.
      omitUndefined<ListProductsParams>({
        q,
        limit,
        offset,
        is_giftcard: false,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'title'),
        expand: 'collection' satisfies ExpandOf<typeof listProducts>,
      }),
      { signal },
    );
    return {
      options: optionsOf(products, ({ id, title }) => ({ value: id, label: title })),
      count,
    };
  },
  one: async (id, signal) => {
    const { product } = await getProduct(id, { signal });
    return { value: id, label: product.title };
  },
};

const SOURCES: Record<DiscountConditionType, OptionSource> = {
  products: productSource,
  product_collections: collectionSource,
  product_types: productTypeSource,
  product_tags: productTagSource,
  customer_groups: customerGroupSource,
};

export type ConditionSources = Record<DiscountConditionType, OptionSource>;

export function useConditionSources(discount: Discount | undefined): ConditionSources {
  const conditions = discount?.rule?.conditions;
  return useMemo(() => {
    const resources = readEach(conditions, resourcesOf).flatMap((some) => some ?? []);
    return Object.fromEntries(
      CONDITION_TYPES.map((type) => [type, withKnown(SOURCES[type], resources)]),
    ) as ConditionSources;
  }, [conditions]);
}
