/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a sales channel
 */
export const CreateSalesChannelBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "is_disabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Change a sales channel
 */
export const UpdateSalesChannelBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "is_disabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Sell products in a sales channel
 */
export const AddProductsToSalesChannelBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Stop selling products in a sales channel
 */
export const RemoveProductsFromSalesChannelBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Let a sales channel sell from a stock location
 */
export const AddStockLocationToSalesChannelBody = /*#__PURE__*/ zod.object({
  "location_id": /*#__PURE__*/ zod.string()
})

/**
 * @summary Stop a sales channel from selling from a stock location
 */
export const RemoveStockLocationFromSalesChannelBody = /*#__PURE__*/ zod.object({
  "location_id": /*#__PURE__*/ zod.string()
})

