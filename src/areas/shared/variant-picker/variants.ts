import type { ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { fileUrl } from '#app/config/config.ts';

export interface PriceContext {
  regionId: string;
  /** The region's, three letters. */
  currency: string;
  /** Undefined for a new customer. */
  customerId?: string | undefined;
}

export interface PricedVariant {
  id: string;
  productId: string | undefined;
  /** Product title. */
  title: string;
  variantTitle: string;
  /** Absolute URL. */
  thumbnail: string | null;
  sku: string | null;
  /** Per unit, minor units; null if not sold in the currency. */
  unitPrice: number | null;
  /** Price without price lists, if different; minor units. */
  originalPrice: number | null;
  includesTax: boolean;
  /** Null: not tracked. */
  stock: number | null;
  isBackorderable: boolean;
}

export interface PickedVariant {
  variantId: string;
  title: string;
  variantTitle: string;
  thumbnail: string | null;
  sku: string | null;
  /** Minor units. */
  unitPrice: number;
  /** At least 1. */
  quantity: number;
  includesTax: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);

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

/** @param quantities missing or fractional ones become 1 */
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
