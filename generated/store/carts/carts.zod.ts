/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Start a cart
 */
export const CreateCartBody = /*#__PURE__*/ zod.object({
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "sales_channel_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int()
}))),
  "context": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a cart
 */
export const UpdateCartBody = /*#__PURE__*/ zod.object({
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email()),
  "sales_channel_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "billing_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postal_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}),/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])),
  "shipping_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postal_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}),/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])),
  "gift_cards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string()
}))),
  "discounts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string()
}))),
  "customer_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "context": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Put an item into a cart
 */
export const CreateCartLineItemBody = /*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.number(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change an item of a cart
 */
export const UpdateCartLineItemBody = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.number(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Choose how a cart is shipped
 */
export const AddShippingMethodToCartBody = /*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Choose how a cart is paid
 */
export const SelectCartPaymentSessionBody = /*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.string()
})

/**
 * @summary Give a payment session its data
 */
export const UpdateCartPaymentSessionBody = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())
})

