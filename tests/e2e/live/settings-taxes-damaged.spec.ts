import type { Page } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import { expect, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';

/** Alters answers to reads. */
async function damage(
  page: Page,
  path: string,
  change: (body: Record<string, unknown>) => unknown,
): Promise<void> {
  await intercept(
    page,
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, unknown>;
      return route.fulfill({ response, json: change(body) });
    },
  );
}

const first = async (api: Api, list: string, name: string): Promise<string> => {
  const answer = await api.get<Record<string, { id: string }[]>>(`/admin/${list}?limit=1`);
  return answer[name]?.[0]?.id ?? '';
};

test(
  'a damaged tax rate, shipping profile and location keep their pages',
  { tag: '@all' },
  async ({ page, api }) => {
    // A new rate: others may be deleted meanwhile.
    const region = await first(api, 'regions', 'regions');
    const code = `OWN${Date.now()}`;
    const {
      tax_rate: { id: rate },
    } = await api.post<{ tax_rate: { id: string } }>('/admin/tax-rates', {
      code,
      name: code,
      rate: 5,
      region_id: region,
    });
    await damage(page, `/admin/tax-rates/${rate}`, (body) => ({
      tax_rate: {
        ...(body['tax_rate'] as object),
        products: [null, { id: 'prod_half', title: null }],
        product_types: null,
        shipping_options: [null, { id: 'so_half', name: null }],
      },
    }));
    await goTo(page, `/a/settings/taxes/${region}/rates/${rate}`);
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('row')).not.toHaveCount(
      0,
    );
    await expect(page.getByText('No product types.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Shipping options' }).getByText('–')).toBeVisible();

    await damage(page, '/admin/tax-rates', (body) => ({
      ...body,
      tax_rates: [null, ...(body['tax_rates'] as unknown[])],
    }));
    await goTo(page, `/a/settings/taxes/${region}`);
    await expect(
      page.getByRole('region', { name: 'Tax rates' }).getByRole('link').first(),
    ).toBeVisible();

    const profile = await first(api, 'shipping-profiles', 'shipping_profiles');
    await damage(page, `/admin/shipping-profiles/${profile}`, (body) => ({
      shipping_profile: {
        ...(body['shipping_profile'] as object),
        products: null,
        shipping_options: [
          null,
          { id: 'so_half', name: null, region_id: 'reg_gone', amount: null },
        ],
      },
    }));
    await goTo(page, `/a/settings/shipping-profiles/${profile}`);
    await expect(page.getByText('No products yet')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Shipping options' }).getByText('–')).toBeVisible();

    const location = await first(api, 'stock-locations', 'stock_locations');
    await damage(page, `/admin/stock-locations/${location}`, (body) => ({
      stock_location: {
        ...(body['stock_location'] as object),
        address: null,
        sales_channels: [null, { id: 'sc_half', name: null }],
      },
    }));
    await intercept(page, '**/admin/reservations?**', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await goTo(page, `/a/settings/locations/${location}`);
    await expect(page.getByText('No address')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sales channels' }).getByText('–')).toBeVisible();
    // Counting failed: retry is offered, deletion blocked.
    await expect(page.getByRole('region', { name: 'Stock' }).getByRole('button')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete location' }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Delete location' }),
    ).toBeDisabled();
  },
);

test('what isn’t there says so, and leads back', { tag: '@all' }, async ({ page, api }) => {
  const region = await first(api, 'regions', 'regions');
  for (const [path, title, back] of [
    ['/a/settings/taxes/reg_gone', 'Region not found', 'All regions'],
    [`/a/settings/taxes/${region}/rates/txr_gone`, 'Tax rate not found', 'All tax rates'],
    [
      '/a/settings/shipping-profiles/sp_gone',
      'Shipping profile not found',
      'All shipping profiles',
    ],
    ['/a/settings/locations/sloc_gone', 'Location not found', 'All locations'],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: back }).last()).toBeVisible();
  }
});
