import type { Uploads } from '#shared/useUploads.ts';
import type { OrderOperation } from '../../actions/guard.ts';
import type { Order } from '../../query.ts';

/**
 * Keeps pictures once sent: the server may use them despite a lost answer or a refused refund.
 *
 * @param picturesOf URLs
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
