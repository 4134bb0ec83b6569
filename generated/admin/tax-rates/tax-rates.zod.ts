/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a tax rate
 */
export const CreateTaxRateBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "region_id": /*#__PURE__*/ zod.string(),
  "rate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "shipping_options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

/**
 * @summary Change a tax rate
 */
export const UpdateTaxRateBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "rate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "shipping_options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

/**
 * @summary Apply a tax rate to products
 */
export const AddProductsToTaxRateBody = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Stop applying a tax rate to products
 */
export const RemoveProductsFromTaxRateBody = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Apply a tax rate to product types
 */
export const AddProductTypesToTaxRateBody = /*#__PURE__*/ zod.object({
  "product_types": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Stop applying a tax rate to product types
 */
export const RemoveProductTypesFromTaxRateBody = /*#__PURE__*/ zod.object({
  "product_types": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Apply a tax rate to shipping options
 */
export const AddShippingOptionsToTaxRateBody = /*#__PURE__*/ zod.object({
  "shipping_options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Stop applying a tax rate to shipping options
 */
export const RemoveShippingOptionsFromTaxRateBody = /*#__PURE__*/ zod.object({
  "shipping_options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

