/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a reservation
 */
export const CreateReservationBody = /*#__PURE__*/ zod.object({
  "line_item_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "location_id": /*#__PURE__*/ zod.string(),
  "inventory_item_id": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.number(),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a reservation
 */
export const UpdateReservationBody = /*#__PURE__*/ zod.object({
  "location_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

