import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';

export interface SendValues {
  /** Id */
  sendOption: string | null;
  /** Minor units, null if empty; undefined: the option's price */
  sendPrice: number | null | undefined;
}

/** Returns minor units; options without a price are free. */
export const sendPriceOf = (
  { sendPrice }: SendValues,
  option: ShippingOptionListItem,
): number | null => (sendPrice === undefined ? (option.amount ?? 0) : sendPrice);
