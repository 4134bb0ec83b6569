import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationDetail } from '#generated/admin/admin.schemas.ts';
import {
  listNotifications,
  resendNotification,
} from '#generated/admin/notifications/notifications.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { listOf } from '#ui/format/instant.ts';
import { notificationsOf } from '../notifications.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import type { OrderOperation } from './guard.ts';

export interface NotifiedOrder extends Order {
  notifications: readonly NotificationDetail[];
}

export async function readNotified(
  client: QueryClient,
  id: string,
  call: CallOptions,
): Promise<NotifiedOrder> {
  const [order, { notifications }] = await Promise.all([
    orderRecord.readNow(client, id, call),
    listNotifications(notificationsOf(id), call),
  ]);
  return { ...order, notifications: listOf(notifications) };
}

export interface ResendSent {
  /** Id of the original message */
  notification: string;
  /** Email address */
  to: string;
}

const resendsOf = (
  { notifications }: NotifiedOrder,
  id: string,
): readonly Notification[] | undefined => {
  const found = notifications.find((one) => one.id === id);
  return found && listOf(found.resends);
};

export const resending: OrderOperation<ResendSent, NotifiedOrder> = {
  operation: 'resendNotification',
  facts: (order, { notification }) => [
    { what: 'resent', id: notification, value: resendsOf(order, notification)?.length ?? 0 },
  ],
  whyNot: (order, { notification }) =>
    resendsOf(order, notification) ? undefined : 'noNotification',
  send: (_order, { notification, to }, call) => resendNotification(notification, { to }, call),
  hasHappened: (before, now, { notification, to }) => {
    const earlier = resendsOf(before, notification) ?? [];
    return (resendsOf(now, notification) ?? []).some(
      (sent) => sent.to === to && !earlier.some(({ id }) => id === sent.id),
    );
  },
};
