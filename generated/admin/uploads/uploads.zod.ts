/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Upload a file that everyone may read
 */
export const CreateUploadBody = /*#__PURE__*/ zod.object({
  "files": /*#__PURE__*/ zod.instanceof(Blob)
})

/**
 * @summary Delete an uploaded file
 */
export const DeleteUploadBody = /*#__PURE__*/ zod.object({
  "file_key": /*#__PURE__*/ zod.string()
})

/**
 * @summary Upload a file that only staff may read
 */
export const CreateProtectedUploadBody = /*#__PURE__*/ zod.object({
  "files": /*#__PURE__*/ zod.instanceof(Blob)
})

/**
 * @summary Get a temporary address of a protected file
 */
export const CreateDownloadUrlBody = /*#__PURE__*/ zod.object({
  "file_key": /*#__PURE__*/ zod.string()
})

