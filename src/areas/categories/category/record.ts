import type { ProductCategory, ProductCategoryResponse } from '#generated/admin/admin.schemas.ts';
import { getGetProductCategoryQueryOptions } from '#generated/admin/product-categories/product-categories.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordQuery } from '#shared/record/record-query.ts';

export const categoryRecord: RecordQuery<ProductCategoryResponse, ProductCategory> = recordQuery({
  name: 'product_category',
  query: getGetProductCategoryQueryOptions,
});
