/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a collection
 */
export const CreateCollectionBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "handle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a collection
 */
export const UpdateCollectionBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "handle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Put products into a collection
 */
export const AddProductsToCollectionBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary Take products out of a collection
 */
export const RemoveProductsFromCollectionBody = /*#__PURE__*/ zod.object({
  "product_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

