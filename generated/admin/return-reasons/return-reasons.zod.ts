/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a return reason
 */
export const CreateReturnReasonBody = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "parent_return_reason_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a return reason
 */
export const UpdateReturnReasonBody = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

