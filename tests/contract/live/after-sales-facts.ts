import { returnableItems } from '../../../src/areas/orders/order/facts/returnable.ts';
import { swapsAndClaimsOf } from '../../../src/areas/orders/order/facts/swap-or-claim.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import { first } from './support.ts';

/** The order's only item, shipped twice. */
export const itemOf = (order: Order): string => first(returnableItems(order)).id;

/** The only parcel of the order's exchange or claim. */
const parcelIn = (order: Order) => first(first(swapsAndClaimsOf(order)).record.fulfillments);
export const unpacked = (order: Order) => ({ fulfillment: parcelIn(order).id });
export const shippedWith = (order: Order) => ({
  ...unpacked(order),
  trackingNumbers: ['TT-1', 'TT-2'],
  notify: false,
});
export const numbersIn = (order: Order): unknown => {
  const { shipped_at: shippedAt, tracking_links: links } = parcelIn(order);
  return [Boolean(shippedAt), links.map((link) => link.tracking_number).toSorted()];
};
export const SENT_WITH_NUMBERS = [true, ['TT-1', 'TT-2']];
export const isParcelCanceled = (order: Order): boolean => Boolean(parcelIn(order).canceled_at);
export const isSwapOrClaimCanceled = (order: Order): boolean =>
  Boolean(first(swapsAndClaimsOf(order)).record.canceled_at);

export const returnsIn = ({ returns }: Order): unknown =>
  returns.map(({ status, refund_amount: refund, items }) => [
    status,
    refund,
    items.map(({ quantity }) => quantity),
  ]);
export const moneyBack = ({ refunds, refunded_total: total }: Order): unknown => [
  refunds.length,
  total,
];
