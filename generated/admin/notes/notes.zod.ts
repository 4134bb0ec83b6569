/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a note
 */
export const CreateNoteBody = /*#__PURE__*/ zod.object({
  "resource_id": /*#__PURE__*/ zod.string(),
  "resource_type": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
})

/**
 * @summary Change a note
 */
export const UpdateNoteBody = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string()
})

