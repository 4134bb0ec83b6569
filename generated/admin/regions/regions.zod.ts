/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a region
 */
export const CreateRegionBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "currency_code": /*#__PURE__*/ zod.string(),
  "tax_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tax_rate": /*#__PURE__*/ zod.number(),
  "payment_providers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "fulfillment_providers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a region
 */
export const UpdateRegionBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "automatic_taxes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "gift_cards_taxable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "tax_provider_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "tax_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "tax_rate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "payment_providers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "fulfillment_providers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "countries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Add a country to a region
 */
export const AddCountryToRegionBody = /*#__PURE__*/ zod.object({
  "country_code": /*#__PURE__*/ zod.string()
})

/**
 * @summary Allow a fulfilment provider in a region
 */
export const AddFulfillmentProviderToRegionBody = /*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.string()
})

/**
 * @summary Allow a payment provider in a region
 */
export const AddPaymentProviderToRegionBody = /*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.string()
})

