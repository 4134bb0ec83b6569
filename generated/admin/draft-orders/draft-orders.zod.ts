/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a draft order
 */
export const CreateDraftOrderBody = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'completed'])),
  "email": /*#__PURE__*/ zod.email(),
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
}),/*#__PURE__*/ zod.string()])),
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
}),/*#__PURE__*/ zod.string()])),
  "items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "unit_price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.int(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))),
  "region_id": /*#__PURE__*/ zod.string(),
  "discounts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string()
}))),
  "customer_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "no_notification_order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "shipping_methods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
})),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a draft order
 */
export const UpdateDraftOrderBody = /*#__PURE__*/ zod.object({
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
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
}),/*#__PURE__*/ zod.string()])),
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
}),/*#__PURE__*/ zod.string()])),
  "discounts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string()
}))),
  "no_notification_order": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "customer_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Add an item to a draft order
 */
export const CreateDraftOrderLineItemBody = /*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "unit_price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.int(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change an item of a draft order
 */
export const UpdateDraftOrderLineItemBody = /*#__PURE__*/ zod.object({
  "unit_price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

