/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Open an account
 */
export const CreateCustomerBody = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.string(),
  "last_name": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.email(),
  "password": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Change one's own account
 */
export const UpdateMeBody = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
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
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Set a new password with a reset token
 */
export const ResetPasswordBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "password": /*#__PURE__*/ zod.string(),
  "token": /*#__PURE__*/ zod.string()
})

/**
 * @summary Ask for a message with a password-reset token
 */
export const RequestPasswordTokenBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email()
})

/**
 * @summary Save an address
 */
export const CreateMyAddressBody = /*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.string(),
  "last_name": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_1": /*#__PURE__*/ zod.string(),
  "address_2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.string(),
  "country_code": /*#__PURE__*/ zod.string(),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postal_code": /*#__PURE__*/ zod.string(),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})
})

/**
 * @summary Change a saved address
 */
export const UpdateMyAddressBody = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "address_2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "country_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postal_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

