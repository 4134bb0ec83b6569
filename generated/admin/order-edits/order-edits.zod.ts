/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create an order edit
 */
export const CreateOrderEditBody = /*#__PURE__*/ zod.object({
  "order_id": /*#__PURE__*/ zod.string(),
  "internal_note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "created_by": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Change an order edit
 */
export const UpdateOrderEditBody = /*#__PURE__*/ zod.object({
  "internal_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
})

/**
 * @summary Add an item to an order edit
 */
export const CreateOrderEditItemBody = /*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.number(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change an item's quantity in an order edit
 */
export const UpdateOrderEditItemBody = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.number()
})

