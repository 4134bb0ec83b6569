import type { ListNotificationsParams } from '#generated/admin/admin.schemas.ts';

/** Messages that are read; an order has few. */
const MOST = 100;

/** Asks for what the store has sent about an order; each with when it was sent again. */
export const notificationsOf = (order: string): ListNotificationsParams => ({
  resource_type: 'order',
  resource_id: order,
  limit: MOST,
});
