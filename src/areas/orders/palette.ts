import { listOrders } from '#generated/admin/orders/orders.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';
import { fullName } from '#shared/customer-names.ts';
import { orderName } from './names.ts';
import { searchText } from './search.ts';

/** Finds orders by what the server searches: number, email address, phone, first or last name. */
export const findOrders: FindRecords = async ({ q, ...page }, signal) => {
  const { orders, count } = await listOrders(
    { ...page, q: searchText(q), fields: 'id,display_id,email,total', expand: 'customer' },
    { signal },
  );
  return {
    count,
    records: foundRecords(orders, (order) => ({
      id: order.id,
      to: paths.order(order.id),
      title: orderName(order),
      detail: [order.customer && fullName(order.customer), order.email]
        .filter((text) => typeof text === 'string' && text !== '')
        .join(' · '),
    })),
  };
};
