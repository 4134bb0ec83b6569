import type { OrderListItem } from '#generated/admin/admin.schemas.ts';
import { NO_VALUE } from '#ui/format/instant.ts';
import { fullName } from '#shared/customer-names.ts';

/** What one calls an order; a dash for one without a number. */
export const orderName = ({ display_id: number }: Pick<OrderListItem, 'display_id'>): string =>
  Number.isInteger(number) && number > 0 ? `#${number}` : NO_VALUE;

interface Bought extends Pick<OrderListItem, 'customer' | 'shipping_address' | 'email'> {
  billing_address?: OrderListItem['shipping_address'];
}

/** Who bought; a guest, of whom the store keeps no name, by the one on the parcel or the bill, else by the email address. */
export function buyerName(order: Bought): string | undefined {
  const people = [order.customer, order.shipping_address, order.billing_address];
  const name = people.map((person) => person && fullName(person)).find(Boolean) ?? order.email;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
