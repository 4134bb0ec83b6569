/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a shipping profile
 */
export const CreateShippingProfileBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['default', 'gift_card', 'custom']),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a shipping profile
 */
export const UpdateShippingProfileBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['default', 'gift_card', 'custom'])),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "shipping_options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

