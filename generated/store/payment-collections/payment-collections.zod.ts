/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Authorise several payment sessions
 */
export const AuthorizePaymentSessionsBody = /*#__PURE__*/ zod.object({
  "session_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Split a payment over several sessions
 */
export const ManagePaymentSessionsBody = /*#__PURE__*/ zod.object({
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.int(),
  "session_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}))
})

/**
 * @summary Pay with one payment session
 */
export const CreatePaymentSessionBody = /*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.string()
})

