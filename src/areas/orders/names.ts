import type { OrderListItem } from '#generated/admin/admin.schemas.ts';
import { NO_VALUE } from '#ui/format/instant.ts';
import { fullName } from '#ui/format/person-name.ts';

/** `#1042`, or – without a number */
export const orderName = ({ display_id: number }: Pick<OrderListItem, 'display_id'>): string =>
  Number.isInteger(number) && number > 0 ? `#${number}` : NO_VALUE;

interface Bought extends Pick<OrderListItem, 'customer' | 'shipping_address' | 'email'> {
  billing_address?: OrderListItem['shipping_address'];
}

/** Returns the customer's name, else the one on the shipping or billing address, else the email. */
export function buyerName(order: Bought): string | undefined {
  const people = [order.customer, order.shipping_address, order.billing_address];
  const name = people.map((person) => person && fullName(person)).find(Boolean) ?? order.email;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
