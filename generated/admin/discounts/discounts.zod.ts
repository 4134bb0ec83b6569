/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a discount
 */
export const CreateDiscountBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "is_dynamic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "rule": /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "type": /*#__PURE__*/ zod.enum(['fixed', 'percentage', 'free_shipping']),
  "value": /*#__PURE__*/ zod.number(),
  "allocation": /*#__PURE__*/ zod.enum(['total', 'item']),
  "conditions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "operator": /*#__PURE__*/ zod.enum(['in', 'not_in']),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_collections": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "customer_groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})))
}),
  "is_disabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "starts_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ends_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "valid_duration": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "regions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "usage_limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a discount
 */
export const UpdateDiscountBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "rule": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "allocation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['total', 'item'])),
  "conditions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "operator": /*#__PURE__*/ zod.enum(['in', 'not_in']),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_collections": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "customer_groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})))
})),
  "is_disabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "starts_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ends_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "valid_duration": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "usage_limit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "regions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Add a code to a dynamic discount
 */
export const CreateDynamicDiscountCodeBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "usage_limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Add a condition to a discount
 */
export const CreateDiscountConditionBody = /*#__PURE__*/ zod.object({
  "operator": /*#__PURE__*/ zod.enum(['in', 'not_in']),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_collections": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "customer_groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

/**
 * @summary Replace what a discount's condition covers
 */
export const UpdateDiscountConditionBody = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_collections": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "product_tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "customer_groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
})

/**
 * @summary Add resources to a discount's condition
 */
export const AddResourcesToDiscountConditionBody = /*#__PURE__*/ zod.object({
  "resources": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Take resources out of a discount's condition
 */
export const RemoveResourcesFromDiscountConditionBody = /*#__PURE__*/ zod.object({
  "resources": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

