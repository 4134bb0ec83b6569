/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Accept an invite and create the user
 */
export const AcceptInviteBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "user": /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.string(),
  "last_name": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
})
})

/**
 * @summary Create an invite
 */
export const CreateInviteBody = /*#__PURE__*/ zod.object({
  "user": /*#__PURE__*/ zod.email(),
  "role": /*#__PURE__*/ zod.enum(['admin', 'member', 'developer'])
})

