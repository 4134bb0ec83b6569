import { intercept } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  goTo,
  test,
  watchErrors,
  withSession,
} from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { search } from '../support/visit.ts';

interface Location {
  id: string;
  name: string;
  metadata: Record<string, unknown> | null;
  address: Record<string, string | null> | null;
  sales_channels: { id: string; name: string }[];
}

const readLocation = async (api: Api, id: string): Promise<Location> =>
  (
    await api.get<{ stock_location: Location }>(
      `/admin/stock-locations/${id}?expand=address,sales_channels`,
    )
  ).stock_location;

test(
  'a location is created, gets an address and channels, sells its stock, and is deleted with it',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const expectNoErrors = watchErrors(page);
    const name = `Quay store ${Date.now()}`;
    const { sales_channel: channel } = await api.post<{
      sales_channel: { id: string; name: string };
    }>('/admin/sales-channels', { name: `Harbour ${Date.now()}` });

    await goTo(page, '/a/settings/locations');
    await page.getByRole('button', { name: 'New location' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'City' }).fill('Hobart');
    await form.getByRole('button', { name: 'Create location' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    // An address is complete or absent.
    await expect(form.getByText('Enter an address.')).toBeVisible();
    await expect(form.getByText('Choose a country.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('3 Salamanca Place');
    await form.getByRole('combobox', { name: 'Country' }).fill('Australia');
    await page.getByRole('option', { name: 'Australia' }).click();
    await form.getByRole('textbox', { name: 'Postal code' }).fill('7000');
    await form.getByRole('button', { name: 'Create location' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await readLocation(api, id)).address).toMatchObject({
      address_1: '3 Salamanca Place',
      city: 'Hobart',
      country_code: 'au',
      postal_code: '7000',
    });
    await expect(page.getByText('No sales channel sells from here')).toBeVisible();
    await expectNoViolations(page);

    // Four units here, none elsewhere.
    const product = await createProduct(api, {
      status: 'published',
      sales_channels: [{ id: channel.id }],
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'One',
          manage_inventory: true,
          options: [{ value: 'One' }],
          prices: [{ currency_code: 'eur', amount: 1000 }],
        },
      ],
    });
    const variant = product.variants?.[0]?.id ?? '';
    const { variant: stocked } = await api.get<{ variant: { inventory: { id: string }[] } }>(
      `/admin/variants/${variant}/inventory`,
    );
    const item = stocked.inventory[0]?.id ?? '';
    await api.post(`/admin/inventory-items/${item}/location-levels`, {
      location_id: id,
      stocked_quantity: 4,
    });
    await api.post('/admin/reservations', {
      location_id: id,
      inventory_item_id: item,
      quantity: 1,
    });
    const { regions } = await api.get<{ regions: { id: string; currency_code: string }[] }>(
      '/admin/regions?limit=100&order=created_at',
    );
    const region = regions.find((one) => one.currency_code === 'eur')?.id;
    const buy = async (): Promise<number> => {
      const made = await request.post('/store/carts', {
        data: { region_id: region, sales_channel_id: channel.id },
      });
      const { cart } = (await made.json()) as { cart: { id: string } };
      const answer = await request.post(`/store/carts/${cart.id}/line-items`, {
        data: { variant_id: variant, quantity: 2 },
      });
      return answer.status();
    };
    expect(await buy()).toBe(400);

    await page.getByRole('button', { name: 'Edit sales channels' }).click();
    await search(page, form.getByRole('combobox', { name: 'Sales channels' }), channel.name);
    await page.getByRole('option', { name: channel.name }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('textbox', { name: 'Postal code' }).fill('');
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('5 Salamanca Place');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('5 Salamanca Place')).toBeVisible();
    await page.reload();
    const stock = page.getByRole('region', { name: 'Stock', exact: true });
    await expect(stock.getByRole('link', { name: '1', exact: true })).toHaveCount(2);
    await stock.getByRole('link', { name: '1', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(page.locator('tbody')).toContainText(product.title);
    await page.goBack();
    await stock.getByRole('link', { name: '1', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
    await expect(page.locator('tbody')).toContainText(product.title);
    await page.goBack();
    const now = await readLocation(api, id);
    expect(now.address).toMatchObject({ address_1: '5 Salamanca Place', city: 'Hobart' });
    expect(now.address?.['postal_code'] ?? '').toBe('');
    expect(now.sales_channels.map((one) => one.id)).toEqual([channel.id]);
    expect(await buy()).toBe(200);

    await page.getByRole('link', { name: channel.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: channel.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'General' }).getByText(name)).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: 'Advanced' }).click();
    await page.getByRole('button', { name: 'Edit metadata' }).click();
    await form.getByRole('button', { name: /Add/ }).first().click();
    await form.getByRole('textbox', { name: /^Key/ }).last().fill('dock');
    await form
      .getByRole('textbox', { name: /^Value/ })
      .last()
      .fill('7');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    expect((await readLocation(api, id)).metadata).toEqual({ dock: '7' });

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete location' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await expect(
      question.getByText('Stock for 1 inventory item will be deleted', { exact: true }),
    ).toBeVisible();
    await expect(
      question.getByText('1 reservation will be deleted', { exact: true }),
    ).toBeVisible();
    await expect(question.getByText('1 sales channel will no longer sell from here')).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Delete location' });
    await expect(confirm).toBeDisabled();
    await question.getByLabel(`Type ${name} to confirm`).fill('Quay');
    await expect(confirm).toBeDisabled();
    await question.getByLabel(`Type ${name} to confirm`).fill(name);
    await confirm.click();
    await expect(page).toHaveURL(/\/a\/settings\/locations$/);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    const { count } = await api.get<{ count: number }>(`/admin/reservations?location_id[]=${id}`);
    expect(count).toBe(0);
    expect(await buy()).toBe(400);
    expectNoErrors();
  },
);

freshTest(
  'a store without the module is told so, and the menu leaves locations out',
  { tag: '@all' },
  async ({ page }) => {
    await intercept(page, '**/admin/store', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { store: { modules: { module: string }[] } };
      body.store.modules = body.store.modules.filter(
        ({ module }) => module !== 'stockLocationService',
      );
      await route.fulfill({ response, json: body });
    });
    await withSession(page);
    await page.goto('/a/settings/locations');
    await expect(page.getByText('Your store doesn’t track stock by location')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Locations' }),
    ).toHaveCount(0);
  },
);
