import type { ListNotificationsParams } from '#generated/admin/admin.schemas.ts';

/** An order has few messages. */
const MOST = 100;

export const notificationsOf = (order: string): ListNotificationsParams => ({
  resource_type: 'order',
  resource_id: order,
  limit: MOST,
});
