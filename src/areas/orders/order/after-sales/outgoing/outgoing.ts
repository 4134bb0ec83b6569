import type { PickedVariant } from '#shared/variant-picker/variants.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';

/** A variant that is sent in place of what came back or went wrong. What it costs is read anew: see `useVariantPrices`. */
export interface OutgoingItem {
  variantId: string;
  title: string;
  variantTitle: string;
  thumbnail: string | null;
  sku: string | null;
  /** At least 1; null for an empty field, NaN while the text is no number. */
  quantity: number | null;
}

/** Its product with the variant. */
export const outgoingName = ({ title, variantTitle }: OutgoingItem): string =>
  [title, variantTitle].filter((word) => word !== '').join(' · ');

/** Adds what was picked; a variant that is there already gets more units. */
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

/** Units that are sent; 0 while the field holds none. */
export const unitsOf = ({ quantity }: Pick<OutgoingItem, 'quantity'>): number =>
  quantity !== null && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0;

/** Whether every quantity can be sent. */
export const areUnitsPossible = (items: readonly OutgoingItem[]): boolean =>
  items.every((item) => unitsOf(item) > 0);

/** Whether there are fewer pieces than are needed, and more can't be ordered. */
export const isShort = (units: number, variant: TaxedVariant | undefined): boolean =>
  variant !== undefined &&
  variant.stock !== null &&
  !variant.isBackorderable &&
  units > variant.stock;
