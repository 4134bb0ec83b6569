/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a stock location
 */
export const CreateStockLocationBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "address_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "address_1": /*#__PURE__*/ zod.string(),
  "address_2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postal_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))
})

/**
 * @summary Change a stock location
 */
export const UpdateStockLocationBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "address_1": /*#__PURE__*/ zod.string(),
  "address_2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postal_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))
})

