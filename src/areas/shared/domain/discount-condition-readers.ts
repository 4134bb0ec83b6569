import type {
  ListCollectionsParams,
  ListProductTagsParams,
  ListProductTypesParams,
  ListProductsParams,
} from '#generated/admin/admin.schemas.ts';
import { listCollections } from '#generated/admin/collections/collections.ts';
import { listProductTags } from '#generated/admin/product-tags/product-tags.ts';
import { listProductTypes } from '#generated/admin/product-types/product-types.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import type { ProductConditionType } from './discount-condition-kinds.ts';

interface Search {
  discount_condition_id: string;
  limit: number;
  offset?: number;
}

interface ConditionReader {
  /** Lists what a condition names. */
  list: (search: Search, call: CallOptions) => Promise<{ rows: { id: string }[]; count: number }>;
  /** Finds products that have one of them. */
  filter: (ids: string[]) => ListProductsParams;
}

/** The server itself finds the products that a condition names. */
export const CONDITION_READERS: Record<
  Exclude<ProductConditionType, 'products'>,
  ConditionReader
> = {
  product_collections: {
    list: async ({ discount_condition_id, limit, offset }, call) => {
      const { collections: rows, count } = await listCollections(
        omitUndefined<ListCollectionsParams>({ discount_condition_id, limit, offset }),
        call,
      );
      return { rows, count };
    },
    filter: (ids) => ({ collection_id: ids }),
  },
  product_types: {
    list: async ({ discount_condition_id, limit, offset }, call) => {
      const { product_types: rows, count } = await listProductTypes(
        omitUndefined<ListProductTypesParams>({ discount_condition_id, limit, offset }),
        call,
      );
      return { rows, count };
    },
    filter: (ids) => ({ type_id: ids }),
  },
  product_tags: {
    list: async ({ discount_condition_id, limit, offset }, call) => {
      const { product_tags: rows, count } = await listProductTags(
        omitUndefined<ListProductTagsParams>({ discount_condition_id, limit, offset }),
        call,
      );
      return { rows, count };
    },
    filter: (ids) => ({ tags: ids }),
  },
};
