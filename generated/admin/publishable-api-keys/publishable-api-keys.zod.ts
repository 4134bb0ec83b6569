/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a publishable API key
 */
export const CreatePublishableApiKeyBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string()
})

/**
 * @summary Change a publishable API key
 */
export const UpdatePublishableApiKeyBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

/**
 * @summary Tie sales channels to a publishable API key
 */
export const AddSalesChannelsToPublishableApiKeyBody = /*#__PURE__*/ zod.object({
  "sales_channel_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Untie sales channels from a publishable API key
 */
export const RemoveSalesChannelsFromPublishableApiKeyBody = /*#__PURE__*/ zod.object({
  "sales_channel_ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))
})

