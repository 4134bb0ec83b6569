/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a price list
 */
export const CreatePriceListBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "starts_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ends_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "type": /*#__PURE__*/ zod.enum(['sale', 'override']),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'draft'])),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.int(),
  "variant_id": /*#__PURE__*/ zod.string(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
})),
  "customer_groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Change a price list
 */
export const UpdatePriceListBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "starts_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ends_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sale', 'override'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'draft'])),
  "prices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "variant_id": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.int(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
}))),
  "customer_groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Add or change prices of a price list
 */
export const UpsertPriceListPricesBody = /*#__PURE__*/ zod.object({
  "prices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "variant_id": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.int(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
}))),
  "override": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Remove prices from a price list
 */
export const DeletePriceListPricesBody = /*#__PURE__*/ zod.object({
  "price_ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

/**
 * @summary Remove several products' prices from a price list
 */

export const DeletePriceListProductsPricesBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1))
})

