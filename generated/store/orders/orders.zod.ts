/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Ask to link earlier orders to one's account
 */
export const RequestOrderClaimTokenBody = /*#__PURE__*/ zod.object({
  "order_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Link earlier orders to one's account
 */
export const ConfirmOrderClaimBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string()
})

