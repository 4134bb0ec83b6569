/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Request the return of items
 */
export const CreateReturnBody = /*#__PURE__*/ zod.object({
  "order_id": /*#__PURE__*/ zod.string(),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int(),
  "reason_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})),
  "return_shipping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string()
}))
})

