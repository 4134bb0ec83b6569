import { listOrders } from '../../generated/admin/orders/orders.ts';

interface OrderFacts {
  id: string;
  email: string;
  /** Items bought. */
  quantity: number;
  refunds: number;
}

export async function readOrders(emailEnding: string): Promise<OrderFacts[]> {
  const facts: OrderFacts[] = [];
  for (let offset = 0; ;) {
    const page = await listOrders({
      offset,
      limit: 100,
      fields: 'id,email',
      expand: 'items,refunds',
      order: 'created_at',
    });
    for (const { id, email, items = [], refunds = [] } of page.orders) {
      if (!email?.endsWith(emailEnding)) continue;
      const quantity = items.reduce((sum, item) => sum + (item.quantity ?? 0), 0);
      facts.push({ id, email, quantity, refunds: refunds.length });
    }
    offset += page.orders.length;
    if (page.orders.length === 0 || offset >= page.count) return facts;
  }
}
