import type { Uploads } from '#shared/useUploads.ts';
import type { OrderOperation } from '../../actions/guard.ts';
import type { Order } from '../../query.ts';

/**
 * The operation, with pictures that stay once it is sent: the server may use them without an answer, and also when it
 * refuses, as a claim stands whose refund was refused.
 *
 * @param picturesOf addresses of the pictures in what is sent
 */
export const keepingPictures = <Sent, Seen extends Order>(
  operation: OrderOperation<Sent, Seen>,
  uploads: Pick<Uploads, 'keep'>,
  picturesOf: (sent: Sent) => readonly string[],
): OrderOperation<Sent, Seen> => ({
  ...operation,
  send: async (order, sent, call) => {
    uploads.keep(picturesOf(sent));
    return operation.send(order, sent, call);
  },
});
