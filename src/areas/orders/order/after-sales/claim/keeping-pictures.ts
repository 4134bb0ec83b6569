import type { Uploads } from '#shared/files/useUploads.ts';
import { beforeSend } from '../../actions/before-send.ts';
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
): OrderOperation<Sent, Seen> =>
  beforeSend(operation, (sent) => {
    uploads.keep(picturesOf(sent));
  });
