import type { Page } from '@playwright/test';
import { createProduct } from '../support/products.ts';
import { createSets } from '../support/sets.ts';
import { expect, goTo, test } from '../support/test.ts';

/** `entry` is in the menu opened by `button`. */
interface Opener {
  button: string | RegExp;
  entry?: string | RegExp;
}

/** Focus must not fall back to the body, restarting keyboard navigation. */
async function expectFocus(page: Page, name: string | RegExp): Promise<void> {
  // Other tests may have inserted rows.
  await expect(page.getByRole('button', { name }).and(page.locator(':focus'))).toBeVisible();
}

async function open(page: Page, { button, entry }: Opener): Promise<void> {
  await page.getByRole('button', { name: button }).first().focus();
  await page.keyboard.press('Enter');
  if (entry === undefined) return;
  await page.getByRole('menuitem', { name: entry }).focus();
  await page.keyboard.press('Enter');
}

/** Openers that the walk, which opens overlays by URL, doesn't cover. */
const SCREENS: Record<string, readonly Opener[]> = {
  'product list': [{ button: /^Actions for/, entry: /^Delete/ }],
  product: [
    { button: 'Edit general information' },
    { button: 'Edit media' },
    { button: 'Edit options' },
    { button: 'More actions', entry: 'Duplicate' },
    { button: /^Actions for/, entry: 'Edit stock' },
  ],
  'collection list': [{ button: /^Actions for/, entry: /^Delete/ }],
  category: [{ button: 'Edit category' }],
};

test(
  'whatever is opened over a screen gives the focus back, by Escape and by Cancel',
  { tag: '@all' },
  async ({ page, api }) => {
    test.slow();
    const product = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: [{ title: 'S', options: [{ value: 'S' }], prices: [], manage_inventory: true }],
    });
    const sets = await createSets(api, product.id);
    const paths: Record<string, string> = {
      'product list': '/a/products',
      product: `/a/products/${product.id}`,
      'collection list': '/a/collections',
      ...sets,
    };
    for (const [screen, openers] of Object.entries(SCREENS)) {
      await goTo(page, paths[screen] ?? '');
      for (const opener of openers) {
        await test.step(`${screen}: ${String(opener.button)} ${String(opener.entry ?? '')}`, async () => {
          for (const way of ['Escape', 'Cancel']) {
            await open(page, opener);
            const dialog = page.getByRole('dialog').last();
            await expect(dialog.locator(':focus')).toBeAttached();
            const cancel = dialog.getByRole('button', { name: /^(Cancel|Close)$/ }).last();
            if (way === 'Escape') await page.keyboard.press('Escape');
            else await cancel.press('Enter');
            await expect(dialog).toBeHidden();
            await expectFocus(page, opener.button);
          }
        });
      }
    }
  },
);

test(
  'from a selected row to the actions and back is one key, and after an action one is in the list',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await goTo(page, `/a/products?q=${encodeURIComponent(product.title)}`);
    const row = page.getByRole('link', { name: product.title });
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selection' });
    const first = bar.getByRole('button', { name: 'Publish', exact: true });
    await expect(first).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: '1 selected. Press B' }),
    ).toBeAttached();
    await page.keyboard.press('b');
    await expect(first).toBeFocused();
    await page.keyboard.press('F6');
    await expect(row).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const publish = dialog.getByRole('button', { name: /^Publish/ });
    await expect(publish).toBeEnabled();
    await publish.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(row).toBeFocused();
  },
);
