import { readRows } from '../support/database.ts';
import { createProduct, readProduct } from '../support/products.ts';
import { expect, freshTest, signIn, watchErrors } from '../support/test.ts';

freshTest(
  'signs in, finds a product by a word of its title, edits it, and the server and the database have it',
  async ({ page, api }) => {
    const product = await createProduct(api);
    const word = product.title.split(' ').at(-1) ?? '';
    // The session check answers 401 before sign-in.
    const noErrors = watchErrors(page, [/401/]);

    await signIn(page);
    await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
    await page.getByRole('link', { name: product.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();

    await page.getByRole('button', { name: 'Edit general information' }).click();
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await form
      .getByRole('textbox', { name: 'Title', exact: true })
      .fill(`${product.title} (brass)`);
    await form.getByLabel('Subtitle').fill('Burns for ten hours');
    await form.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByText(`Saved “${product.title} (brass)”`)).toBeVisible();
    await expect(form).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, name: `${product.title} (brass)` }),
    ).toBeVisible();

    const stored = await readProduct(api, product.id);
    expect(stored.title).toBe(`${product.title} (brass)`);
    expect(stored.subtitle).toBe('Burns for ten hours');
    expect(
      await readRows('select title, subtitle from product where id = $1', [product.id]),
    ).toEqual([{ title: `${product.title} (brass)`, subtitle: 'Burns for ten hours' }]);

    await page.getByRole('link', { name: 'Back to products' }).click();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
    await expect(page.getByRole('link', { name: `${product.title} (brass)` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: `${product.title} (brass)` })).toBeVisible();
    noErrors();
  },
);
