import type { PickedVariant } from '#shared/variant-picker/variants.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';

/** A variant to send. Its price is read separately by `useVariantPrices`. */
export interface OutgoingItem {
  variantId: string;
  title: string;
  variantTitle: string;
  thumbnail: string | null;
  sku: string | null;
  /** At least 1; null if empty, NaN if unreadable */
  quantity: number | null;
}

export const outgoingName = ({ title, variantTitle }: OutgoingItem): string =>
  [title, variantTitle].filter((word) => word !== '').join(' · ');

/** Repeated variants get more units. */
export function withPicked(
  items: readonly OutgoingItem[],
  picked: readonly PickedVariant[],
): OutgoingItem[] {
  const added = new Map(picked.map((one) => [one.variantId, one]));
  const kept = items.map((item) => {
    const more = added.get(item.variantId);
    if (!more) return item;
    added.delete(item.variantId);
    return { ...item, quantity: unitsOf(item) + more.quantity };
  });
  return [
    ...kept,
    ...[...added.values()].map(
      ({ variantId, title, variantTitle, thumbnail, sku, quantity }): OutgoingItem => ({
        variantId,
        title,
        variantTitle,
        thumbnail,
        sku,
        quantity,
      }),
    ),
  ];
}

/** Returns 0 for invalid quantities. */
export const unitsOf = ({ quantity }: Pick<OutgoingItem, 'quantity'>): number =>
  quantity !== null && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0;

export const areUnitsPossible = (items: readonly OutgoingItem[]): boolean =>
  items.every((item) => unitsOf(item) > 0);

/** Too few in stock, without backorder */
export const isShort = (units: number, variant: TaxedVariant | undefined): boolean =>
  variant !== undefined &&
  variant.stock !== null &&
  !variant.isBackorderable &&
  units > variant.stock;
