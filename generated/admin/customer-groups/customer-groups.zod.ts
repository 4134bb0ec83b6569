/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a customer group
 */
export const CreateCustomerGroupBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a customer group
 */
export const UpdateCustomerGroupBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Put customers into a group
 */
export const AddCustomersToGroupBody = /*#__PURE__*/ zod.object({
  "customer_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Take customers out of a group
 */
export const RemoveCustomersFromGroupBody = /*#__PURE__*/ zod.object({
  "customer_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

