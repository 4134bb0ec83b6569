/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Change the store's settings
 */
export const UpdateStoreBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "swap_link_template": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "payment_link_template": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "invite_link_template": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "default_currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currencies": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

