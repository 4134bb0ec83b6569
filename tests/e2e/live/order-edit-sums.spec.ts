import type { Locator } from '@playwright/test';
import { editableOrder, readEdits } from '../support/editable-order.ts';
import { openEditOf } from '../support/order-edit-page.ts';
import { readOrder } from '../support/orders.ts';
import { inTurn } from '../../support/short.ts';
import { expect, goTo, test } from '../support/test.ts';

/** What a row of the form shows, in minor units. */
async function amountOf(form: Locator, label: string): Promise<number> {
  const row = form
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');
  return Number((await row.innerText()).replaceAll(/\D/g, ''));
}

const CASES = [
  { currency: 'eur', prices: [1999, 333, 501], discount: 700 },
  { currency: 'eur', prices: [1999, 333, 501], withTax: true, discount: 701 },
  { currency: 'gbp', prices: [1999, 333, 501], withTax: true },
  { currency: 'usd', prices: [1999, 333, 501], discount: 299 },
  { currency: 'jpy', prices: [101, 33, 51], discount: 47 },
  { currency: 'kwd', prices: [12_345, 1001, 5009], discount: 1237 },
] as const;

for (const { currency, prices, ...more } of inTurn<(typeof CASES)[number]>(CASES, 1)) {
  const name = `${currency}${'withTax' in more ? ', tax included' : ''}`;
  test(
    `the preview of an edit is what the server then does: dearer, and cheaper (${name})`,
    { tag: '@all' },
    async ({ page, api }) => {
      const { order, variants } = await editableOrder(api, { currency, prices, ...more });
      for (const isDearer of [true, false]) {
        const before = await readOrder(api, order.id);
        const { order_edit: begun } = await api.post<{ order_edit: { id: string } }>(
          '/admin/order-edits',
          { order_id: order.id },
        );
        const path = `/admin/order-edits/${begun.id}`;
        const lines = (await openEditOf(api, order.id))?.items ?? [];
        const idOf = (title: string): string =>
          lines.find(({ description }) => description === title)?.id ?? '';
        await api.post(`${path}/items/${idOf('Long')}`, { quantity: isDearer ? 5 : 1 });
        if (isDearer) {
          await api.post(`${path}/items`, { variant_id: variants.Spare, quantity: 3 });
          await api.delete(`${path}/items/${idOf('Short')}`);
        }
        await goTo(page, `/a/orders/${order.id}?edit=confirmEdit`);
        const form = page.getByRole('dialog', { name: /^Confirm changes/ });
        const difference = await amountOf(form, isDearer ? 'Customer pays' : 'Customer gets back');
        const after = await amountOf(form, 'After the edit');
        expect(await amountOf(form, 'Order now')).toBe(before.total);
        await form.getByRole('button', { name: 'Confirm changes' }).click();
        await expect(form).toHaveCount(0);
        const now = await readOrder(api, order.id);
        expect(now.total).toBe(after);
        expect(difference).toBeGreaterThan(0);
        expect(now.total - before.total).toBe(isDearer ? difference : -difference);
        if (isDearer) {
          const [edit] = await readEdits(api, order.id);
          expect(edit?.payment_collection?.amount).toBe(difference);
        }
      }
    },
  );
}
