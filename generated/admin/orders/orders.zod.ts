/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Change an order
 */
export const UpdateOrderBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
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
}),/*#__PURE__*/ zod.null()])),
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
}),/*#__PURE__*/ zod.null()])),
  "items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "cart_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "order_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "swap_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "claim_order_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "original_item_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "order_edit_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "thumbnail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "is_return": /*#__PURE__*/ zod.boolean(),
  "is_giftcard": /*#__PURE__*/ zod.boolean(),
  "should_merge": /*#__PURE__*/ zod.boolean(),
  "allow_discounts": /*#__PURE__*/ zod.boolean(),
  "has_shipping": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "unit_price": /*#__PURE__*/ zod.int(),
  "variant_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.int(),
  "fulfilled_quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "returned_quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "shipped_quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "metadata": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))),
  "region": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "discounts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string(),
  "is_dynamic": /*#__PURE__*/ zod.boolean(),
  "rule_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "is_disabled": /*#__PURE__*/ zod.boolean(),
  "parent_discount_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "starts_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ends_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "valid_duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "usage_limit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "usage_count": /*#__PURE__*/ zod.int(),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "deleted_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "metadata": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))),
  "customer_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "payment_method": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})),
  "shipping_method": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "provider_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "profile_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "cart_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "order_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "swap_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "claim_order_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "original_item_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "order_edit_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "thumbnail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "is_return": /*#__PURE__*/ zod.boolean(),
  "is_giftcard": /*#__PURE__*/ zod.boolean(),
  "should_merge": /*#__PURE__*/ zod.boolean(),
  "allow_discounts": /*#__PURE__*/ zod.boolean(),
  "has_shipping": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "unit_price": /*#__PURE__*/ zod.int(),
  "variant_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.int(),
  "fulfilled_quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "returned_quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "shipped_quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "metadata": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})))
})),
  "no_notification": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Refund money of an order
 */
export const RefundOrderBody = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int(),
  "reason": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Fulfil items of an order
 */
export const CreateOrderFulfillmentBody = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int()
})),
  "location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.enum(['true', 'false'])])),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Mark a fulfilment of an order as shipped
 */
export const CreateOrderShipmentBody = /*#__PURE__*/ zod.object({
  "fulfillment_id": /*#__PURE__*/ zod.string(),
  "tracking_numbers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Request the return of items of an order
 */
export const RequestOrderReturnBody = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "reason_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.int()
})),
  "return_shipping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
})),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "receive_now": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "refund": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Add a shipping method to an order
 */
export const AddShippingMethodToOrderBody = /*#__PURE__*/ zod.object({
  "price": /*#__PURE__*/ zod.number(),
  "option_id": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Create a swap for an order
 */
export const CreateOrderSwapBody = /*#__PURE__*/ zod.object({
  "return_items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int(),
  "reason_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})),
  "return_shipping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
})),
  "additional_items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int()
}))),
  "sales_channel_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "custom_shipping_options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "price": /*#__PURE__*/ zod.int()
}))),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "return_location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "allow_backorder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Fulfil a swap's new items
 */
export const CreateSwapFulfillmentBody = /*#__PURE__*/ zod.object({
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Mark a swap's fulfilment as shipped
 */
export const CreateSwapShipmentBody = /*#__PURE__*/ zod.object({
  "fulfillment_id": /*#__PURE__*/ zod.string(),
  "tracking_numbers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Create a claim for an order
 */
export const CreateOrderClaimBody = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['refund', 'replace']),
  "claim_items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int(),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['missing_item', 'wrong_item', 'production_failure', 'other'])),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "images": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})),
  "return_shipping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
})),
  "additional_items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "variant_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.int()
}))),
  "shipping_methods": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "option_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))),
  "shipping_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
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
})),
  "refund_amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "return_location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a claim
 */
export const UpdateOrderClaimBody = /*#__PURE__*/ zod.object({
  "claim_items": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "item_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['missing_item', 'wrong_item', 'production_failure', 'other'])),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))),
  "shipping_methods": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "option_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}))),
  "no_notification": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Fulfil a claim's replacement items
 */
export const CreateClaimFulfillmentBody = /*#__PURE__*/ zod.object({
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "no_notification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Mark a claim's fulfilment as shipped
 */
export const CreateClaimShipmentBody = /*#__PURE__*/ zod.object({
  "fulfillment_id": /*#__PURE__*/ zod.string(),
  "tracking_numbers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

/**
 * @summary Reserve stock for an item of an order
 */
export const CreateLineItemReservationBody = /*#__PURE__*/ zod.object({

})

