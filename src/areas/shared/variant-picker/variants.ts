import type { ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { fileUrl } from '#app/config/config.ts';

/** For whom and where prices hold. */
export interface PriceContext {
  regionId: string;
  /** Three letters, of the region. */
  currency: string;
  /** Whose groups' price lists count; undefined for somebody new. */
  customerId?: string | undefined;
}

/** A variant with what it costs a customer in a region. */
export interface PricedVariant {
  id: string;
  productId: string | undefined;
  /** Its product's title. */
  title: string;
  variantTitle: string;
  /** The picture's whole address; null when there is none. */
  thumbnail: string | null;
  sku: string | null;
  /** What one costs, in minor units of the currency; null where it isn't sold in that currency. */
  unitPrice: number | null;
  /** The price without a price list, where that is another one; in minor units. */
  originalPrice: number | null;
  /** The price has its tax in it. */
  includesTax: boolean;
  /** Pieces that can be sold; null when the store doesn't count them. */
  stock: number | null;
  /** Can be ordered while none is in stock. */
  isBackorderable: boolean;
}

/** A variant that was chosen, and how many of it. */
export interface PickedVariant {
  variantId: string;
  title: string;
  variantTitle: string;
  thumbnail: string | null;
  sku: string | null;
  /** Minor units of the currency that the picker was given. */
  unitPrice: number;
  /** At least 1. */
  quantity: number;
  /** The price has its tax in it. */
  includesTax: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);

/** A variant of the server's list, which was asked for its prices, as the picker shows it. */
export function pricedVariant(variant: ProductVariantListItem): PricedVariant {
  const { product } = variant;
  const price = amount(variant.calculated_price);
  const original = amount(variant.original_price);
  const picture = text(product?.thumbnail);
  return {
    id: variant.id,
    productId: product?.id,
    title: text(product?.title) || text(variant.title) || variant.id,
    variantTitle: text(variant.title),
    thumbnail: picture ? fileUrl(picture) : null,
    sku: text(variant.sku) || null,
    unitPrice: price,
    originalPrice: original === price ? null : original,
    includesTax: variant.calculated_price_includes_tax === true,
    stock: variant.manage_inventory ? (amount(variant.inventory_quantity) ?? 0) : null,
    isBackorderable: variant.allow_backorder,
  };
}

/**
 * What was chosen, as the picker hands it over.
 *
 * @param quantities by variant's id; 1 unless told, and those that aren't whole numbers count as 1
 */
export function pickedVariants(
  chosen: Iterable<PricedVariant>,
  quantities: ReadonlyMap<string, number | null>,
): PickedVariant[] {
  return [...chosen].flatMap((variant) => {
    if (variant.unitPrice === null) return [];
    const quantity = quantities.get(variant.id) ?? 1;
    const { title, variantTitle, thumbnail, sku, unitPrice, includesTax } = variant;
    return {
      variantId: variant.id,
      title,
      variantTitle,
      thumbnail,
      sku,
      unitPrice,
      includesTax,
      quantity: Number.isInteger(quantity) && quantity >= 1 ? quantity : 1,
    };
  });
}
