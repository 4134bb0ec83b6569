/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Receive returned items
 */
export const ReceiveReturnBody = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int()
})),
  "refund": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

