import type { StoreOrderDetail } from 'quartermaster-storefront';
import { notFound } from 'next/navigation';
import { money } from '../../../lib/price.ts';
import { hasStatus, storeOfShopper } from '../../../lib/store.ts';

async function readOrder(id: string): Promise<StoreOrderDetail> {
  const store = await storeOfShopper();
  try {
    const { order } = await store.GET('/store/orders/{id}', { params: { path: { id } } });
    return order;
  } catch (error) {
    if (hasStatus(error, 404)) notFound();
    throw error;
  }
}

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const order = await readOrder(id);
  return (
    <>
      <h1>Order #{order.display_id}</h1>
      <p>Thank you. A confirmation is on its way to you.</p>
      <p>Total: {money(order.total, order.currency_code)}</p>
    </>
  );
}
