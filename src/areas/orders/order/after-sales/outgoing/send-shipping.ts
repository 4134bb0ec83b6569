import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';

/** How the new items are sent. */
export interface SendValues {
  /** Id of the option; null for none. */
  sendOption: string | null;
  /** Minor units, null for an empty field; undefined: as the option says. */
  sendPrice: number | null | undefined;
}

/** What sending costs, in minor units; null while the field is empty. An option without a price costs nothing. */
export const sendPriceOf = (
  { sendPrice }: SendValues,
  option: ShippingOptionListItem,
): number | null => (sendPrice === undefined ? (option.amount ?? 0) : sendPrice);
