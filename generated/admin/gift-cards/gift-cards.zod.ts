/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a gift card
 */
export const CreateGiftCardBody = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "is_disabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ends_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "region_id": /*#__PURE__*/ zod.string(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a gift card
 */
export const UpdateGiftCardBody = /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "is_disabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ends_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

