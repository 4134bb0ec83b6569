/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Send a notification again
 */
export const ResendNotificationBody = /*#__PURE__*/ zod.object({
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

