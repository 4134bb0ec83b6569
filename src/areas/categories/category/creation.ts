import type { CreateProductCategoryBody, ProductCategory } from '#generated/admin/admin.schemas.ts';
import {
  createProductCategory,
  listProductCategories,
} from '#generated/admin/product-categories/product-categories.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Identified by name and parent. */
export const categoryCreation: Creation<CreateProductCategoryBody, ProductCategory> = {
  operation: 'createProductCategory',
  create: async (body, call) =>
    (await createProductCategory(body, undefined, call)).product_category,
  find: async ({ name }, call) =>
    (await listProductCategories({ q: name, limit: 100 }, call)).product_categories,
  isNamed: (category, { name, parent_category_id: parent = null }) =>
    category.name === name && (category.parent_category_id ?? null) === parent,
};
