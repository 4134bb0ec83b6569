import type { Page } from '@playwright/test';
import { expect, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';

interface Named {
  id: string;
  name: string;
}

const count = async (api: Api, path: string): Promise<number> =>
  (await api.get<{ count: number }>(`/admin/${path}&limit=1`)).count;

/** First record with entries under its path. */
async function withSome(
  api: Api,
  records: readonly Named[],
  path: (id: string) => string,
): Promise<Named> {
  for (const record of records) {
    if ((await count(api, path(record.id))) > 1) return record;
  }
  throw new Error('The store has none that would lose anything');
}

/** Opens the confirmation, types the name, cancels. */
async function ask(page: Page, name: string, label: string, lines: readonly string[]) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: label }).click();
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
  for (const line of lines) await expect(question.getByText(line)).toBeVisible();
  await expect(question.getByRole('button', { name: label })).toBeDisabled();
  await question.getByLabel(`Type ${name} to confirm`).fill(name);
  await expect(question.getByRole('button', { name: label })).toBeEnabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
}

test(
  'what hangs on a region and on a sales channel is counted before it is deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const { regions } = await api.get<{ regions: Named[] }>('/admin/regions?limit=100');
    const ordersOf = (id: string): string => `orders?region_id[]=${id}`;
    const region = await withSome(api, regions, ordersOf);
    const placed = await count(api, ordersOf(region.id));
    const { shipping_options: options } = await api.get<{ shipping_options: unknown[] }>(
      `/admin/shipping-options?region_id=${region.id}`,
    );
    await goTo(page, `/a/settings/regions/${region.id}`);
    await ask(page, region.name, 'Delete region', [
      `${placed} orders were placed in this region`,
      `${options.length} shipping options will also be deleted`,
    ]);
    expect((await api.get<{ region: Named }>(`/admin/regions/${region.id}`)).region).toMatchObject({
      name: region.name,
    });

    const { store } = await api.get<{ store: { default_sales_channel_id: string } }>(
      '/admin/store',
    );
    const { sales_channels: all } = await api.get<{ sales_channels: Named[] }>(
      '/admin/sales-channels?limit=200',
    );
    const others = all.filter(({ id }) => id !== store.default_sales_channel_id);
    const soldIn = (id: string): string => `orders?sales_channel_id[]=${id}`;
    const channel = await withSome(api, others, soldIn);
    const products = await count(api, `products?sales_channel_id[]=${channel.id}`);
    await goTo(page, `/a/settings/sales-channels/${channel.id}`);
    await ask(page, channel.name, 'Delete sales channel', [
      `${await count(api, soldIn(channel.id))} orders were placed through this channel`,
      `${products} products can no longer be bought through this channel`,
    ]);
    expectNoErrors();
  },
);
