import type { Notification } from '#generated/admin/admin.schemas.ts';
import {
  listNotifications,
  resendNotification,
} from '#generated/admin/notifications/notifications.ts';
import { listOf } from '#ui/format/instant.ts';
import type { Creation } from '../save/create-once.ts';

/** About one record, to one address. */
const MOST = 100;

/** Sending a message again, which the server keeps as a message of its own. */
export const resendCreation = ({
  id,
  to: first,
  resource_type,
  resource_id,
}: Notification): Creation<{ to: string }, Notification> => ({
  operation: 'resendNotification',
  // The answer is the original, with all resends, in any order. The server copies the original's
  // dates to them; ids (ULIDs) sort by time.
  create: async (body, call) => {
    const { notification } = await resendNotification(id, body, call);
    const resends = listOf(notification.resends).filter((sent) => sent.to === body.to);
    return resends.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  },
  find: async (_body, call) => {
    const { notifications } = await listNotifications(
      { resource_type, resource_id, to: first, limit: MOST },
      call,
    );
    return listOf(listOf(notifications).find((one) => one.id === id)?.resends);
  },
  isNamed: (sent, { to }) => sent.to === to,
});
