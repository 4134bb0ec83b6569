/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Decline an order edit
 */
export const DeclineOrderEditBody = /*#__PURE__*/ zod.object({
  "declined_reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

