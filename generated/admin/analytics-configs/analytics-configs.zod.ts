/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Choose one's usage-data preferences
 */
export const CreateAnalyticsConfigBody = /*#__PURE__*/ zod.object({
  "opt_out": /*#__PURE__*/ zod.boolean(),
  "anonymize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Change one's usage-data preferences
 */
export const UpdateAnalyticsConfigBody = /*#__PURE__*/ zod.object({
  "opt_out": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "anonymize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

