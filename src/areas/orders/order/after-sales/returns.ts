import { requestOrderReturn } from '#generated/admin/orders/orders.ts';
import { cancelReturn, receiveReturn } from '#generated/admin/returns/returns.ts';
import type {
  ReceiveReturnBody,
  ReceiveReturnBodyItemsItem,
  RequestOrderReturnBody,
  RequestOrderReturnBodyItemsItem,
} from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Fact, OrderOperation } from '../actions/guard.ts';
import { refundable } from '../facts/order-facts.ts';
import { itemName } from '../item-name.ts';
import type { Order } from '../query.ts';
import { returnAction } from './after-sales-actions.ts';
import { cancelReturnAction } from './cancel-return-action.ts';
import { makeOnce } from './make-once.ts';
import { receiveReturnAction } from './receive-return-action.ts';
import { returnOf, returnable, returnsOf, soldItems } from '../facts/returnable.ts';

export interface ReturnSent {
  items: readonly {
    id: string;
    /** Above 0 */
    units: number;
    /** Id */
    reason: string | undefined;
    note: string | undefined;
  }[];
  /** `price` in minor units */
  shipping: { option: string; price: number } | undefined;
  /** Minor units */
  refund: number;
  /** Undefined if the store has no locations */
  location: string | undefined;
  notify: boolean;
}

/** The server calculates the refund when sent 0; negative means none. */
const NO_REFUND = -1;

const moneyFacts = (order: Order): Fact[] => [
  { what: 'status', value: order.status },
  { what: 'refundable', value: refundable(order) },
];

export const requestingReturn: OrderOperation<ReturnSent> = {
  operation: 'requestOrderReturn',
  facts: (order, { items }) => [
    ...moneyFacts(order),
    ...items.map(({ id }): Fact => {
      const item = soldItems(order).find((one) => one.id === id);
      return {
        what: 'returnable',
        id,
        name: item ? itemName(item) : id,
        value: item ? returnable(order, item) : 0,
      };
    }),
  ],
  whyNot: (order) => returnAction.whyNot(order),
  send: (order, sent, call) =>
    makeOnce(
      order,
      {
        make: (once) => requestOrderReturn(order.id, returnBody(sent), undefined, once),
        idsOf: (read) => returnsOf(read).map(({ record }) => record.id),
        isDone: (now) => isRequested(order, now, sent),
      },
      call,
    ),
  hasHappened: isRequested,
};

const returnBody = (sent: ReturnSent): RequestOrderReturnBody =>
  omitUndefined<RequestOrderReturnBody>({
    items: sent.items.map(({ id, units, reason, note }) =>
      omitUndefined<RequestOrderReturnBodyItemsItem>({
        item_id: id,
        quantity: units,
        reason_id: reason,
        note,
      }),
    ),
    return_shipping: sent.shipping && {
      option_id: sent.shipping.option,
      price: sent.shipping.price,
    },
    refund: sent.refund === 0 ? NO_REFUND : sent.refund,
    location_id: sent.location,
    no_notification: !sent.notify,
    receive_now: undefined,
    note: undefined,
  });

function isRequested(before: Order, now: Order, { items, refund }: ReturnSent): boolean {
  return returnsOf(now).some(
    ({ record }) =>
      returnOf(before, record.id) === undefined &&
      record.refund_amount === refund &&
      listOf(record.items).length === items.length &&
      items.every(({ id, units }) =>
        listOf(record.items).some((one) => one.item_id === id && one.quantity === units),
      ),
  );
}

const returnFacts = (order: Order, { id }: { id: string }): Fact[] => [
  { what: 'status', value: order.status },
  { what: 'return', id, value: returnOf(order, id)?.record.status ?? 'canceled' },
];

export interface ReceiveSent {
  /** Id */
  id: string;
  /** Arrived units by item id, including 0 */
  quantities: Readonly<Record<string, number>>;
  /** Minor units; 0 for exchanges and claims, which settle their own money */
  refund: number;
  location: string | undefined;
}

/** Restocks and refunds. */
export const receivingReturn: OrderOperation<ReceiveSent> = {
  operation: 'receiveReturn',
  facts: (order, sent) => [
    ...returnFacts(order, sent),
    { what: 'refundable', value: refundable(order) },
  ],
  whyNot: (order, { id }) =>
    receiveReturnAction.whyNot(order) ??
    (returnOf(order, id)?.record.status === 'requested' ? undefined : 'noReturnWaiting'),
  send: (_order, { id, quantities, refund, location }, call) =>
    receiveReturn(
      id,
      omitUndefined<ReceiveReturnBody>({
        // The server fails if an item of the return is missing.
        items: Object.entries(quantities).map(([item, quantity]): ReceiveReturnBodyItemsItem => ({
          item_id: item,
          quantity,
        })),
        refund,
        location_id: location,
      }),
      call,
    ),
  hasHappened: (_before, now, { id, quantities }) => {
    const record = returnOf(now, id)?.record;
    return (
      record?.status === 'received' &&
      Object.entries(quantities).every(([item, units]) =>
        listOf(record.items).some(
          (one) => one.item_id === item && (one.received_quantity ?? one.quantity) === units,
        ),
      )
    );
  },
};

export interface CancelReturnSent {
  /** Id */
  id: string;
}

export const cancelingReturn: OrderOperation<CancelReturnSent> = {
  operation: 'cancelReturn',
  facts: returnFacts,
  whyNot: (order, { id }) =>
    cancelReturnAction.whyNot(order) ??
    (returnOf(order, id)?.record.status === 'requested' ? undefined : 'noReturnWaiting'),
  send: (_order, { id }, call) => cancelReturn(id, call),
  hasHappened: (_before, now, { id }) => returnOf(now, id)?.record.status === 'canceled',
};
