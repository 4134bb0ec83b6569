/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Search products with the installed search service
 */
export const SearchProductsBody = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "offset": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "filter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

