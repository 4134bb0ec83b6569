/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a customer
 */
export const CreateCustomerBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "first_name": /*#__PURE__*/ zod.string(),
  "last_name": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a customer
 */
export const UpdateCustomerBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  "first_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "groups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

