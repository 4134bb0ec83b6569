import { isApiError } from '#client/index.ts';
import type { Uploads } from '#shared/useUploads.ts';
import type { OrderOperation } from '../../actions/guard.ts';
import type { Order } from '../../query.ts';

/**
 * The operation, with pictures that stay once it is sent: without an answer the server may use them already. When it
 * refuses, they go with the form again.
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
    const release = uploads.keep(picturesOf(sent));
    try {
      return await operation.send(order, sent, call);
    } catch (error) {
      if (isApiError(error) && error.outcome !== 'unknown') release();
      throw error;
    }
  },
});
