import { archiveOrder, cancelOrder, completeOrder } from '#generated/admin/orders/orders.ts';
import { itemName } from '../item-name.ts';
import { archiveAction } from './archive-action.ts';
import { cancelAction } from './cancel-action.ts';
import { completeAction } from './complete-action.ts';
import type { OrderOperation } from './guard.ts';
import { captured, fulfilled, refunded } from '../facts/order-facts.ts';

/** No input needed */
export type NothingSent = null;

/** Voids the payments and frees the stock */
export const canceling: OrderOperation<NothingSent> = {
  operation: 'cancelOrder',
  facts: (order) => [
    { what: 'status', value: order.status },
    { what: 'captured', value: captured(order) },
    { what: 'refunded', value: refunded(order) },
    ...order.items.map((item) => ({
      what: 'fulfilled' as const,
      id: item.id,
      name: itemName(item),
      value: fulfilled(item),
    })),
  ],
  whyNot: (order) => cancelAction.whyNot(order),
  send: (order, _sent, call) => cancelOrder(order.id, undefined, call),
  hasHappened: (_before, now) => now.status === 'canceled',
};

export const completing: OrderOperation<NothingSent> = {
  operation: 'completeOrder',
  facts: ({ status }) => [{ what: 'status', value: status }],
  whyNot: (order) => completeAction.whyNot(order),
  send: (order, _sent, call) => completeOrder(order.id, undefined, call),
  hasHappened: (_before, now) => now.status === 'completed' || now.status === 'archived',
};

export const archiving: OrderOperation<NothingSent> = {
  operation: 'archiveOrder',
  facts: ({ status }) => [{ what: 'status', value: status }],
  whyNot: (order) => archiveAction.whyNot(order),
  send: (order, _sent, call) => archiveOrder(order.id, undefined, call),
  hasHappened: (_before, now) => now.status === 'archived',
};
