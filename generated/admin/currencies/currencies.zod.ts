/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Change a currency's tax behaviour
 */
export const UpdateCurrencyBody = /*#__PURE__*/ zod.object({
  "includes_tax": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

