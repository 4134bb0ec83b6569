import { reach } from '../support/keys.ts';
import { createProduct, readProduct } from '../support/products.ts';
import { expect, freshTest } from '../support/test.ts';
import { createUser } from '../support/users.ts';

freshTest(
  'signs in, finds a product with the palette, changes it, and signs out, all with the keyboard',
  { tag: '@all' },
  async ({ page, api }) => {
    freshTest.slow();
    const product = await createProduct(api);
    const user = await createUser(api);
    const { keyboard } = page;

    await page.goto('/login?next=%2Fa%2Fsettings');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await keyboard.type(user.email);
    await reach(page, page.getByRole('textbox', { name: 'Password' }));
    await keyboard.type(user.password);
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await keyboard.type(product.title);
    await expect(palette.getByRole('option', { name: product.title })).toBeVisible();
    await expect(palette.getByRole('option', { selected: true })).toContainText(product.title);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();

    const edit = page.getByRole('button', { name: 'Edit general information' });
    await reach(page, edit);
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await expect(form).toBeVisible();
    await reach(page, form.getByRole('textbox', { name: 'Subtitle' }));
    await keyboard.type('Without a mouse');
    await reach(page, form.getByRole('button', { name: 'Save' }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
    expect((await readProduct(api, product.id)).subtitle).toBe('Without a mouse');
    await expect(edit).toBeFocused();

    await reach(page, page.getByRole('button', { name: 'Your account' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await reach(page, page.getByRole('menuitem', { name: 'Sign out' }), 'ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  },
);
