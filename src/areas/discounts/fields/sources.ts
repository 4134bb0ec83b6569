import { useState } from 'react';
import type { DiscountConditionType, ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { getProduct, listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
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

/** Caches names from the record and from searches. */
function remembering(source: OptionSource, known: Map<string, Option>): OptionSource {
  return {
    ...source,
    find: async (search, signal) => {
      const found = await source.find(search, signal);
      for (const option of found.options) known.set(option.value, option);
      return found;
    },
    one: async (value, signal) => known.get(value) ?? source.one(value, signal),
  };
}

export type ConditionSources = Record<DiscountConditionType, OptionSource>;

export function useConditionSources(discount: Discount | undefined): ConditionSources {
  const [sources] = useState((): ConditionSources => {
    const known = new Map<string, Option>();
    for (const resources of readEach(discount?.rule?.conditions, resourcesOf)) {
      for (const { id, name } of resources ?? []) known.set(id, { value: id, label: name });
    }
    return Object.fromEntries(
      CONDITION_TYPES.map((type) => [type, remembering(SOURCES[type], known)]),
    ) as ConditionSources;
  });
  return sources;
}
