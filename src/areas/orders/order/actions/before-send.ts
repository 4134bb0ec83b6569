import type { Reason } from '../facts/action-texts.ts';
import type { Order } from '../query.ts';
import type { OrderOperation } from './guard.ts';

/** The operation, with something done right before its call. */
export const beforeSend = <Sent, Seen extends Order, Why extends Reason>(
  operation: OrderOperation<Sent, Seen, Why>,
  before: (sent: Sent) => void,
): OrderOperation<Sent, Seen, Why> => ({
  ...operation,
  send: async (order, sent, call) => {
    before(sent);
    return operation.send(order, sent, call);
  },
});
