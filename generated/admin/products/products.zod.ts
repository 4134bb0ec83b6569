/* Generated from openapi/, do not edit. */
import * as zod from 'zod/mini';

/**
 * @summary Create a product
 */
export const CreateProductBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "subtitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "is_giftcard": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "discountable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "images": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "thumbnail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "handle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'proposed', 'published', 'rejected'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.string()
})),
  "collection_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.string()
}))),
  "sales_channels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "categories": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string()
}))),
  "variants": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "sku": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "ean": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "upc": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "barcode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "hs_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "inventory_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "allow_backorder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "manage_inventory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "weight": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "origin_country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "prices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.int(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
}))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string()
})))
}))),
  "weight": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "hs_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "origin_country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Change a product
 */
export const UpdateProductBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "subtitle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "discountable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "images": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "thumbnail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "handle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'proposed', 'published', 'rejected'])),
  "type": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.string()
})),
  "collection_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.string()
}))),
  "sales_channels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "categories": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string()
}))),
  "variants": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "sku": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "ean": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "upc": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "barcode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "hs_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "inventory_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "allow_backorder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "manage_inventory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "weight": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "origin_country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "prices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.int(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
}))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
})))
}))),
  "weight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "hs_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "origin_country": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})

/**
 * @summary Set one metadata entry of a product
 */
export const SetProductMetadataBody = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
})

/**
 * @summary Add a variant to a product
 */
export const CreateProductVariantBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "sku": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "ean": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "upc": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "barcode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "hs_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "inventory_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "allow_backorder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "manage_inventory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "weight": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "origin_country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.int(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
})),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
}))
})

/**
 * @summary Change a product's variant
 */
export const UpdateProductVariantBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "sku": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "ean": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "upc": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "barcode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "hs_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "inventory_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "allow_backorder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "manage_inventory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "weight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "length": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "height": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "origin_country": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "mid_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "material": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "metadata": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "prices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "region_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "currency_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.int(),
  "min_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "max_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
}))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "option_id": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
})))
})

/**
 * @summary Add an option to a product
 */
export const CreateProductOptionBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string()
})

/**
 * @summary Rename a product's option
 */
export const UpdateProductOptionBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string()
})

