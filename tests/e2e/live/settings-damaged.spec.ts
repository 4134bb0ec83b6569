import type { Page } from '@playwright/test';
import { intercept, releaseAll } from '../support/intercept.ts';
import { makeRegion } from '../support/regions.ts';
import { expect, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { watchStart } from '../support/visit.ts';

const refuse = async (page: Page, path: string): Promise<void> => {
  await intercept(
    page,
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, json: {} }),
  );
};

const firstRegion = async (api: Api): Promise<{ id: string; name: string }> => {
  const { regions } = await api.get<{ regions: { id: string; name: string }[] }>(
    '/admin/regions?limit=1&order=created_at',
  );
  const [region] = regions;
  if (!region) throw new Error('The store has no region.');
  return region;
};

test(
  'a link to the form of what is gone opens no empty form',
  { tag: '@all' },
  async ({ page, api }) => {
    const region = await firstRegion(api);
    const settled = watchStart(page);
    for (const [path, shown] of [
      [`/a/settings/regions/${region.id}?edit=option&for=so_gone`, 'Return shipping'],
      ['/a/settings/return-reasons?edit=edit&for=rr_gone', 'Return reasons'],
      ['/a/settings/people?edit=edit&for=usr_gone', 'People'],
    ] as const) {
      await goTo(page, path);
      await expect(page.getByRole('list', { name: shown })).toBeVisible();
      // Drawers load after the first content and would be open by now.
      await settled();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

test(
  'where a channel’s locations can’t be read, neither its page nor its form says that it has none',
  { tag: '@all' },
  async ({ page, api }) => {
    const { sales_channel: channel } = await api.post<{ sales_channel: { id: string } }>(
      '/admin/sales-channels',
      { name: `Pier ${Date.now()}` },
    );
    await refuse(page, '/admin/stock-locations');
    await goTo(page, `/a/settings/sales-channels/${channel.id}`);
    const general = page.getByRole('region', { name: 'General' });
    await expect(general.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit sales channel' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
    await releaseAll(page);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await api.delete(`/admin/sales-channels/${channel.id}`);
  },
);

test(
  'where a key’s channels can’t be read, its form says so',
  { tag: '@all' },
  async ({ page, api }) => {
    const { publishable_api_key: key } = await api.post<{ publishable_api_key: { id: string } }>(
      '/admin/publishable-api-keys',
      { title: `Pier key ${Date.now()}` },
    );
    await refuse(page, `/admin/publishable-api-keys/${key.id}/sales-channels`);
    await goTo(page, `/a/settings/keys/${key.id}?edit=general`);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
    await api.delete(`/admin/publishable-api-keys/${key.id}`);
  },
);

test('a damaged region leaves the others and its own page standing, and is not deleted unseen', async ({
  page,
  api,
}) => {
  const region = await firstRegion(api);
  const damaged = { countries: null, payment_providers: null, fulfillment_providers: [null] };
  await intercept(
    page,
    (url) => url.pathname === '/admin/regions' || url.pathname === `/admin/regions/${region.id}`,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as {
        region?: object;
        regions?: { id: string; name: string }[];
      };
      await route.fulfill({
        response,
        json: body.regions
          ? { ...body, regions: [...body.regions, { id: 'reg_half', name: null }, null] }
          : { region: { ...body.region, ...damaged } },
      });
    },
  );
  await goTo(page, '/a/settings/regions');
  await expect(page.getByRole('list').getByRole('link', { name: region.name })).toBeVisible();

  await refuse(page, '/admin/shipping-options');
  await goTo(page, `/a/settings/regions/${region.id}`);
  await expect(page.getByRole('heading', { level: 1, name: region.name })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /Delete region/ }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel(`Type ${region.name} to confirm`).fill(region.name);
  await expect(question.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Delete region' })).toBeDisabled();
});

test(
  'a shipping option that was left by a deleted region breaks neither the setup guide nor a product',
  { tag: '@all' },
  async ({ page, api }) => {
    const region = await makeRegion(api, 'czk', 'cz');
    await region.remove();
    // The server fails the whole list.
    await expect(api.get('/admin/shipping-options')).rejects.toThrow('404');
    await goTo(page, '/a/settings/setup');
    await expect(page.getByRole('list', { name: 'Steps to your first sale' })).toBeVisible();
    await goTo(page, `/a/products/${region.product.id}`);
    const availability = page.getByRole('region', { name: 'Availability' });
    await expect(availability.getByRole('status')).toHaveText(/available/i);
    await api.delete(`/admin/shipping-options/${region.option.id}`);
  },
);

test('long names and values stay on the page', { tag: '@all' }, async ({ page, api }) => {
  const label = `Unreasonably-long-reason-without-spaces-${'x'.repeat(120)}`;
  const { return_reason: reason } = await api.post<{ return_reason: { id: string } }>(
    '/admin/return-reasons',
    { label, value: `long-${Date.now()}-${'x'.repeat(120)}` },
  );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await goTo(page, '/a/settings/return-reasons');
    const row = page.getByRole('listitem').filter({ hasText: label });
    await expect(row).toBeVisible();
    const { right, bottom, top } = await row.evaluate((element) => element.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(width);
    // Without room the name would break at each letter.
    expect(bottom - top).toBeLessThan(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await api.delete(`/admin/return-reasons/${reason.id}`);
});
