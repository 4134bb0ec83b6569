/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Ask for a message with a password-reset token
 */
export const RequestPasswordTokenBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email()
})

/**
 * @summary Set a new password with a reset token
 */
export const ResetPasswordBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  "token": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
})

/**
 * @summary Create a user
 */
export const CreateUserBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "role": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['admin', 'member', 'developer'])),
  "password": /*#__PURE__*/ zod.string()
})

/**
 * @summary Change a user
 */
export const UpdateUserBody = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "last_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "role": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['admin', 'member', 'developer'])),
  "api_token": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

