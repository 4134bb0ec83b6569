/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a batch job
 */
export const CreateBatchJobBody = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "context": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  "dry_run": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

