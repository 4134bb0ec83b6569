import { sectionWith } from '../support/on-request.ts';
import { createProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';

interface Channel {
  id: string;
  name: string;
  is_disabled: boolean;
}

const readChannels = async (api: Api): Promise<Channel[]> =>
  (await api.get<{ sales_channels: Channel[] }>('/admin/sales-channels?limit=200')).sales_channels;

test(
  'a sales channel gets products and locations, is disabled and deleted; the default one stays',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const product = await createProduct(api);
    const name = `Market stall ${Date.now()}`;
    await goTo(page, '/a/settings/sales-channels');
    await page.getByRole('button', { name: 'New sales channel' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create sales channel' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('button', { name: 'Create sales channel' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: `Add products to “${name}”` });
    await picker.getByRole('combobox').fill(product.title);
    await picker.getByRole('option', { name: new RegExp(product.title) }).click();
    await picker.getByRole('button', { name: 'Add 1 product' }).click();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    const sold = async (): Promise<string[]> => {
      const { products } = await api.get<{ products: { id: string }[] }>(
        `/admin/products?sales_channel_id[]=${id}`,
      );
      return products.map((one) => one.id);
    };
    // Optimistic.
    await expect.poll(sold).toEqual([product.id]);

    await page.getByRole('button', { name: 'Edit sales channel' }).click();
    await form.getByRole('combobox', { name: 'Locations' }).click();
    // Other tests rely on their own locations.
    const location = 'Rotterdam warehouse';
    await page.getByRole('option', { name: location }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('checkbox', { name: 'Enabled' }).uncheck();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('Disabled')).toBeVisible();
    await expect(page.getByText(location)).toBeVisible();
    const { stock_locations: locations } = await api.get<{ stock_locations: { name: string }[] }>(
      `/admin/stock-locations?sales_channel_id[]=${id}`,
    );
    expect(locations.map((one) => one.name)).toEqual([location]);
    await expectNoViolations(page);
    // Key and channel link to each other.
    const { publishable_api_key: key } = await api.post<{
      publishable_api_key: { id: string; title: string };
    }>('/admin/publishable-api-keys', { title: `Key of ${name}` });
    await api.post(`/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
      sales_channel_ids: [{ id }],
    });
    await page.reload();
    const keys = await sectionWith(page, 'API keys', 'Show API keys');
    await keys.getByRole('link', { name: key.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: key.title })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Sales channels' })
      .click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Enable' }).click();
    await expect(row.getByText('Enabled')).toBeVisible();
    expect((await readChannels(api)).find((channel) => channel.id === id)?.is_disabled).toBe(false);

    await row.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /Delete sales channel/ }).click();
    const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await expect(
      question.getByText('1 product can no longer be bought through this channel'),
    ).toBeVisible();
    await expect(question.getByText('1 API key will lose access to this channel')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Delete sales channel' })).toBeDisabled();
    await question.getByLabel(`Type ${name} to confirm`).fill(name);
    await question.getByRole('button', { name: 'Delete sales channel' }).click();
    await expect(page).toHaveURL(/\/a\/settings\/sales-channels$/);
    expect((await readChannels(api)).map((channel) => channel.id)).not.toContain(id);

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Default' })
      .first()
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByText('The default sales channel can’t be deleted.')).toBeVisible();
    expectNoErrors();
  },
);
