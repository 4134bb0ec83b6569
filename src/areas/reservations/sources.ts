import { laterSource } from '#ui/picker/source.ts';

const load = () => import('./source-calls.ts');

/** Searched by SKU and title. */
export const itemSource = laterSource(
  { key: ['admin', 'inventory-items', 'choices'], detailed: true },
  async () => (await load()).items,
);

/** Searched by name and email. */
export const userSource = laterSource(
  { key: ['admin', 'users', 'choices'], detailed: true },
  async () => (await load()).users,
);

/** Orders by their line item ids, because reservations refer to line items. */
export const orderItemsSource = laterSource(
  { key: ['admin', 'orders', 'items'], detailed: true },
  async () => (await load()).orderItems,
);
