/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Change a payment collection
 */
export const UpdatePaymentCollectionBody = /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

