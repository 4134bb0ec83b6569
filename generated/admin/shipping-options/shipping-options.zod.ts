/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a shipping option
 */
export const CreateShippingOptionBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "region_id": /*#__PURE__*/ zod.string(),
  "provider_id": /*#__PURE__*/ zod.string(),
  "profile_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  "price_type": /*#__PURE__*/ zod.enum(['flat_rate', 'calculated']),
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "requirements": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['min_subtotal', 'max_subtotal']),
  "amount": /*#__PURE__*/ zod.int()
}))),
  "is_return": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "admin_only": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Change a shipping option
 */
export const UpdateShippingOptionBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "admin_only": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "requirements": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "type": /*#__PURE__*/ zod.enum(['min_subtotal', 'max_subtotal']),
  "amount": /*#__PURE__*/ zod.int()
})),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "price_type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

