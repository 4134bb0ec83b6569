/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Sign in and start a session
 */
export const CreateSessionBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "password": /*#__PURE__*/ zod.string()
})

/**
 * @summary Exchange credentials for a bearer token
 */
export const CreateTokenBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "password": /*#__PURE__*/ zod.string()
})

