import type {
  ProductCategory,
  ProductCategoryResponse,
  UpdateProductCategoryBody,
} from '#generated/admin/admin.schemas.ts';
import {
  getGetProductCategoryQueryOptions,
  getProductCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import { recordQuery } from '#shared/record-query.ts';
import { changeOptions } from '../useChanges.ts';

/** A category for its forms; the page has all of them, as a tree. */
export const categoryRecord = recordQuery<
  ProductCategoryResponse,
  ProductCategory,
  UpdateProductCategoryBody
>({
  options: (id) => getGetProductCategoryQueryOptions(id),
  get: (id, call) => getProductCategory(id, undefined, call),
  select: ({ product_category: category }) => category,
  updateOptions: changeOptions,
});
