import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
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

interface Key {
  id: string;
  title: string;
  revoked_at: string | null;
}

const readKeys = async (api: Api): Promise<Key[]> =>
  (await api.get<{ publishable_api_keys: Key[] }>('/admin/publishable-api-keys?limit=200'))
    .publishable_api_keys;

const channelsOf = async (api: Api, key: string): Promise<string[]> =>
  (
    await api.get<{ sales_channels: { id: string }[] }>(
      `/admin/publishable-api-keys/${key}/sales-channels`,
    )
  ).sales_channels
    .map(({ id }) => id)
    .toSorted();

/** Sells one product. */
const makeChannel = async (
  api: Api,
  name: string,
): Promise<{ id: string; name: string; product: string }> => {
  const product = await createProduct(api);
  await api.post(`/admin/products/${product.id}`, { status: 'published' });
  const { sales_channel: channel } = await api.post<{ sales_channel: { id: string } }>(
    '/admin/sales-channels',
    { name },
  );
  await api.post(`/admin/sales-channels/${channel.id}/products/batch`, {
    product_ids: [{ id: product.id }],
  });
  return { id: channel.id, name, product: product.title };
};

/** Runs the page's snippet with this project's storefront client; returns its output. */
const run = async (code: string | null, file: string): Promise<string> => {
  const client = new URL('../../../src/storefront/index.ts', import.meta.url).href;
  const program = (code ?? '').replace("'quartermaster-storefront'", JSON.stringify(client));
  expect(program).toContain(client);
  await writeFile(file, program);
  return (await promisify(execFile)(process.execPath, [file])).stdout;
};

freshTest(
  'a key opens its channels’ products to shoppers and no others, is renamed, revoked and deleted',
  { tag: '@all' },
  async ({ page, api, context }, testInfo) => {
    await withSession(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const expectNoErrors = watchErrors(page);
    const stamp = Date.now();
    const [pier, quay] = [
      await makeChannel(api, `Pier ${stamp}`),
      await makeChannel(api, `Quay ${stamp}`),
    ];
    const title = `Web shop ${stamp}`;
    await page.goto('/a/settings/keys');
    await page.getByRole('button', { name: 'New API key' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create API key' }).click();
    await expect(form.getByText('Enter a title.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await search(page, form.getByRole('combobox', { name: 'Sales channels' }), pier.name);
    await page.getByRole('option', { name: pier.name }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await channelsOf(api, id)).toEqual([pier.id]);

    // Masked by default.
    const field = page.getByRole('group', { name: 'Publishable key' });
    await expect(field).not.toContainText(id);
    await field.getByRole('button', { name: 'Show' }).click();
    await expect(field).toContainText(id);
    await expectNoViolations(page);

    // The snippet returns only this channel's products.
    const snippet = page.locator('pre', { hasText: id });
    const file = testInfo.outputPath('storefront.mjs');
    const shoppersSee = async (): Promise<boolean[]> => {
      const printed = await run(await snippet.textContent(), file);
      return [pier, quay].map(({ product }) => printed.includes(product));
    };
    expect(await shoppersSee()).toEqual([true, false]);

    await page.getByRole('button', { name: 'Edit sales channels' }).click();
    await form.getByRole('textbox', { name: 'Title' }).fill(`${title} 2`);
    await search(page, form.getByRole('combobox', { name: 'Sales channels' }), quay.name);
    await page.getByRole('option', { name: quay.name }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: `${title} 2` })).toBeVisible();
    await expect(page.getByRole('link', { name: quay.name })).toBeVisible();
    expect(await channelsOf(api, id)).toEqual([pier.id, quay.id].toSorted());
    expect(await shoppersSee()).toEqual([true, true]);

    // A key without channels opens all of them; the form warns.
    await page.getByRole('button', { name: 'Edit sales channels' }).click();
    for (const name of [pier.name, quay.name]) {
      await form.getByRole('button', { name: `Remove ${name}` }).click();
    }
    await expect(form.getByText(/this key gives access to all channels/)).toBeVisible();
    await search(page, form.getByRole('combobox', { name: 'Sales channels' }), quay.name);
    await page.getByRole('option', { name: quay.name }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('link', { name: pier.name })).toHaveCount(0);
    expect(await channelsOf(api, id)).toEqual([quay.id]);
    expect(await shoppersSee()).toEqual([false, true]);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /Revoke API key/ }).click();
    const question = page.getByRole('dialog', { name: `Revoke “${title} 2”?` });
    const revoke = question.getByRole('button', { name: 'Revoke API key' });
    await expect(revoke).toBeDisabled();
    await expect(question.getByText(/Storefronts that send this key keep working/)).toBeVisible();
    await question.getByRole('textbox', { name: `Type ${title} 2 to confirm` }).fill(`${title} 2`);
    await expectNoViolations(page);
    await revoke.click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Revoked by')).toBeVisible();
    expect((await readKeys(api)).find((key) => key.id === id)?.revoked_at).not.toBeNull();
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByText('This key is already revoked.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All API keys' }).click();
    const row = page.getByRole('listitem').filter({ hasText: `${title} 2` });
    await page.getByRole('radiogroup', { name: 'Status' }).getByText('Live').click();
    await expect(page).toHaveURL(/status=live/);
    await expect(row).toHaveCount(0);
    await page.getByRole('radiogroup', { name: 'Status' }).getByText('Revoked').click();
    await row.getByRole('button', { name: `Actions for ${title} 2` }).click();
    await page.getByRole('menuitem', { name: 'Copy key' }).click();
    await expect(page.getByText('Copied key')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);

    await row.getByRole('link', { name: `${title} 2` }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /Delete API key/ }).click();
    const last = page.getByRole('dialog', { name: `Delete “${title} 2”?` });
    await last.getByRole('textbox').fill(`${title} 2`);
    await last.getByRole('button', { name: 'Delete API key' }).click();
    await expect(page).toHaveURL(/\/a\/settings\/keys$/);
    expect((await readKeys(api)).map((key) => key.id)).not.toContain(id);
    expectNoErrors();
  },
);

test(
  'a new key whose channels were refused says so, and its page offers to choose them again',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = `Half a key ${Date.now()}`;
    const channel = await makeChannel(api, `Half ${Date.now()}`);
    await intercept(page, '**/admin/publishable-api-keys/*/sales-channels/batch', (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No.' } }),
    );
    await goTo(page, '/a/settings/keys?edit=new');
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await search(page, form.getByRole('combobox', { name: 'Sales channels' }), channel.name);
    await page.getByRole('option', { name: channel.name }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/its sales channels couldn’t be added/)).toBeVisible();
    await expect(page.getByText(/this key gives access to all channels/)).toBeVisible();
    expect((await readKeys(api)).filter((key) => key.title === title)).toHaveLength(1);
  },
);

freshTest('a store that doesn’t use keys says so', { tag: '@all' }, async ({ page }) => {
  await intercept(page, '**/admin/store', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      store: { feature_flags: { key: string; value: boolean }[] };
    };
    for (const flag of body.store.feature_flags) {
      if (flag.key === 'publishable_api_keys') flag.value = false;
    }
    await route.fulfill({ json: body });
  });
  await withSession(page);
  await page.goto('/a/settings/keys');
  await expect(page.getByText('Your store doesn’t use API keys')).toBeVisible();
  await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0);
});
