/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Refund money of a payment
 */
export const RefundPaymentBody = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int(),
  "reason": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

