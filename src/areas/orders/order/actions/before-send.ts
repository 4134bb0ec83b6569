import type { Order } from '../query.ts';
import type { OrderOperation } from './guard.ts';

/** The operation, with something done right before its call. */
export const beforeSend = <Sent, Seen extends Order>(
  operation: OrderOperation<Sent, Seen>,
  before: (sent: Sent) => void,
): OrderOperation<Sent, Seen> => ({
  ...operation,
  send: async (order, sent, call) => {
    before(sent);
    return operation.send(order, sent, call);
  },
});
