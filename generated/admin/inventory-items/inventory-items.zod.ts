/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create an inventory item
 */
export const CreateInventoryItemBody = /*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "sku": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "hs_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "weight": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "origin_country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "thumbnail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change an inventory item
 */
export const UpdateInventoryItemBody = /*#__PURE__*/ zod.object({
  "hs_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "origin_country": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "weight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "title": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "thumbnail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "requires_shipping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "sku": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
})

/**
 * @summary Stock an inventory item at a location
 */
export const CreateInventoryLevelBody = /*#__PURE__*/ zod.object({
  "location_id": /*#__PURE__*/ zod.string(),
  "stocked_quantity": /*#__PURE__*/ zod.number(),
  "incoming_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number())
})

/**
 * @summary Set an inventory item's quantities at a location
 */
export const UpdateInventoryLevelBody = /*#__PURE__*/ zod.object({
  "stocked_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "incoming_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number())
})

