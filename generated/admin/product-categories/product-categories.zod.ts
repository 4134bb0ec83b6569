/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a product category
 */
export const CreateProductCategoryBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "handle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "is_internal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "is_active": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "parent_category_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a product category
 */
export const UpdateProductCategoryBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "handle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "is_internal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "is_active": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "parent_category_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "rank": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Put products into a category
 */
export const AddProductsToCategoryBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Take products out of a category
 */
export const RemoveProductsFromCategoryBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

