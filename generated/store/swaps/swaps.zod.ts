/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Request an exchange of items
 */
export const CreateSwapBody = /*#__PURE__*/ zod.object({
  "order_id": /*#__PURE__*/ zod.string(),
  "return_items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int(),
  "reason_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})),
  "return_shipping_option": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "additional_items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int()
}))
})

