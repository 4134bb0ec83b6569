import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getOrder, listOrders, updateOrder } from '../../generated/admin/orders/orders.ts';
import { listProducts } from '../../generated/admin/products/products.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

test('the generated calls refuse what has no form on the wire', async () => {
  for (const call of [
    getOrder(''),
    listProducts({ id: [] }),
    listOrders({ created_at: { gt: new Date('soon') as unknown as string } }),
    listProducts({ id: Array.from({ length: 1001 }, (_, index) => `order_${index}`) }),
    updateOrder('order_1', { email: 1n as unknown as string }),
  ]) {
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'refused' });
  }
  expect(fetched).not.toHaveBeenCalled();
});
