import { randomUUID } from 'node:crypto';
import { readSold, sellOrder } from '../support/sold-orders.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'all returns: those that wait come first, are found by number and status, and lead to their form',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const email = `${randomUUID()}@example.com`;
    const [first, second] = [
      await sellOrder(api, request, { email }),
      await sellOrder(api, request, { email }),
    ];
    for (const order of [first, second]) {
      await api.post(`/admin/orders/${order.id}/return`, {
        items: [{ item_id: order.items[0]?.id, quantity: 2 }],
      });
    }
    const [newest] = (await readSold(api, second.id)).returns;
    await api.post(`/admin/returns/${newest?.id}/cancel`, {});
    await goTo(page, '/a/orders');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Returns' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    // Other tests leave more than a page of pending returns.
    await page.getByRole('searchbox').fill(email);
    const waiting = page.getByRole('row').filter({ hasText: `#${first.display_id}` });
    const canceled = page.getByRole('row').filter({ hasText: `#${second.display_id}` });
    await expect(waiting).toContainText('Waiting');
    await expect(waiting).toContainText('@example.com');
    await expect(canceled).toContainText('Canceled');
    const states = await page.getByRole('row').allTextContents();
    const places = [first, second].map(({ display_id: number }) =>
      states.findIndex((text) => text.includes(`#${number}`)),
    );
    // Newer, but not pending.
    expect(places[0]).toBeLessThan(places[1] ?? 0);

    await goTo(page, `/a/returns?status=canceled&q=${encodeURIComponent(email)}`);
    await expect(canceled).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
    await goTo(page, `/a/returns?q=${first.display_id}`);
    await waiting.getByRole('link').first().click();
    const form = page.getByRole('dialog', { name: /^Receive a return/ });
    await form.getByRole('button', { name: /^Receive and refund/ }).click();
    await expect(form).toHaveCount(0);
    expect((await readSold(api, first.id)).returns[0]?.status).toBe('received');
  },
);
