import type { Locator } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import { createCategory, namesBelow, ownName, productIds, readCategory } from '../support/sets.ts';
import type { ApiCategory } from '../support/sets.ts';
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

/** With three children a, b and c, named after it. */
async function createFamily(api: Api): Promise<{ parent: ApiCategory; below: ApiCategory[] }> {
  const parent = await createCategory(api, { is_active: true });
  const below: ApiCategory[] = [];
  for (const letter of ['a', 'b', 'c']) {
    below.push(
      await createCategory(api, {
        name: `${parent.name} ${letter}`,
        parent_category_id: parent.id,
        is_active: true,
      }),
    );
  }
  return { parent, below };
}

test(
  'a category is created below another, filled, changed and deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const parent = await createCategory(api);
    const product = await createProduct(api);
    const name = ownName('Lamps');
    await goTo(page, `/a/categories/${parent.id}`);
    await page
      .getByRole('button', { name: `Actions for ${parent.name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Add subcategory' }).click();
    const form = page.getByRole('dialog', { name: `New subcategory of “${parent.name}”` });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Create category' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const row = page.getByRole('treeitem', { name });
    await expect(row).toHaveAttribute('aria-level', '2');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readCategory(api, id)).toMatchObject({ name, parent_category_id: parent.id });

    await page.getByRole('button', { name: 'Visibility: Hidden' }).click();
    await page.getByRole('menuitemradio', { name: 'Visible' }).click();
    await page.getByRole('button', { name: 'Visibility: Visible' }).click();
    await page.getByRole('menuitemradio', { name: 'Internal' }).click();
    await expect
      .poll(async () => readCategory(api, id))
      .toMatchObject({ is_active: true, is_internal: true });

    await page.getByRole('button', { name: 'Edit category' }).click();
    const general = page.getByRole('dialog', { name: 'Edit category' });
    await general.getByLabel('Description').fill('For dark rooms');
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(general).toHaveCount(0);
    await expect(page.getByText('For dark rooms')).toBeVisible();

    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: `Add products to “${name}”` });
    await picker.getByRole('combobox').fill(product.title);
    await picker.getByRole('option', { name: product.title }).click();
    await picker.getByRole('button', { name: 'Add 1 product' }).click();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    await expect.poll(async () => productIds(api, `category_id[]=${id}`)).toEqual([product.id]);
    await page.getByRole('checkbox', { name: `Select ${product.title}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No products yet')).toBeVisible();
    await expect.poll(async () => productIds(api, `category_id[]=${id}`)).toEqual([]);

    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete category' }).click();
    let deletions = 0;
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions += 1;
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Delete category' }).dblclick();
    await expect(row).toHaveCount(0);
    expect(deletions).toBe(1);
    expect(await namesBelow(api, parent.id)).toEqual([]);
    expectNoErrors();
  },
);

test('a category with others below it is deleted in one go: they move up, or go with it', async ({
  page,
  api,
}) => {
  const { parent, below } = await createFamily(api);
  const [a, b, c] = below;
  await goTo(page, `/a/categories/${b?.id ?? ''}`);
  await page.getByRole('button', { name: 'New category' }).click();
  const form = page.getByRole('dialog', { name: 'New category' });
  const deepest = ownName('Deepest');
  await form.getByLabel('Name').fill(deepest);
  await form.getByRole('combobox', { name: 'Parent' }).fill(b?.name ?? '');
  await form.getByRole('combobox', { name: 'Parent' }).press('Enter');
  await expect(form.getByRole('combobox', { name: 'Parent' })).toHaveValue(
    `${parent.name} › ${b?.name ?? ''}`,
  );
  await form.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: deepest })).toBeVisible();
  await expect.poll(async () => namesBelow(api, b?.id ?? '')).toEqual([deepest]);

  const row = (name = ''): Locator => page.getByRole('treeitem', { name, exact: true });
  const remove = async (name: string): Promise<Locator> => {
    await row(name).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete category' }).click();
    return page.getByRole('dialog', { name: `Delete “${name}”?` });
  };
  const one = await remove(b?.name ?? '');
  await expect(one).toContainText('It has 1 subcategory.');
  await one.getByRole('button', { name: 'Delete category' }).click();
  await expect(row(b?.name)).toHaveCount(0);
  // Hidden, also in its accessible name.
  await expect(page.getByRole('treeitem', { name: deepest })).toHaveAttribute('aria-level', '2');
  await expect.poll(async () => namesBelow(api, parent.id)).toEqual([a?.name, deepest, c?.name]);

  let refusals = 1;
  await intercept(page, `**/admin/product-categories/${a?.id ?? ''}`, (route) => {
    if (route.request().method() !== 'DELETE' || refusals === 0) return route.fallback();
    refusals -= 1;
    return route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } });
  });
  const all = await remove(parent.name);
  await all.getByRole('radio', { name: 'Also delete all 3 subcategories' }).check();
  await expect(all.getByRole('listitem').filter({ hasText: deepest })).toBeVisible();
  await all.getByRole('button', { name: 'Delete 4 categories' }).click();
  await expect(all.getByText('Not today')).toBeVisible();
  await all.getByRole('button', { name: 'Try again' }).click();
  await expect(row(parent.name)).toHaveCount(0);
  await expect(page).toHaveURL(/\/a\/categories$/);
  const { product_categories: left } = await api.get<{ product_categories: { id: string }[] }>(
    '/admin/product-categories?limit=1000',
  );
  const gone = new Set([parent, ...below].map(({ id }) => id));
  expect(left.filter(({ id }) => gone.has(id))).toEqual([]);
});

test('keys move a category up, down, in and out', { tag: '@all' }, async ({ page, api }) => {
  const { parent, below } = await createFamily(api);
  const [a, b, c] = below.map(({ name }) => name);
  await goTo(page, `/a/categories/${below[0]?.id ?? ''}`);
  const row = page.getByRole('treeitem', { name: b ?? '' });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: b ?? '' })).toBeVisible();
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row).toHaveAttribute('aria-posinset', '1');
  await expect(row).toBeFocused();
  await expect.poll(async () => namesBelow(api, parent.id)).toEqual([b, a, c]);
  // Rapid keys are processed in sequence.
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(row).toHaveAttribute('aria-level', '3');
  await expect(
    page.getByRole('status').filter({ hasText: `under “${c}”, position 1 of 1` }),
  ).toBeAttached();
  await expect.poll(async () => namesBelow(api, parent.id)).toEqual([a, c]);
  expect(await namesBelow(api, below[2]?.id ?? '')).toEqual([b]);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row).toHaveAttribute('aria-level', '2');
  await expect.poll(async () => namesBelow(api, parent.id)).toEqual([a, c, b]);
});

test(
  'a category is dragged below another, and where the server refuses it goes back',
  { tag: '@all' },
  async ({ page, api }) => {
    const { parent, below } = await createFamily(api);
    const [a, b, c] = below.map(({ name }) => name);
    await goTo(page, `/a/categories/${below[0]?.id ?? ''}`);
    const rowOf = (name = '') => page.getByRole('treeitem', { name });
    /** @param height 0: top edge of the target, 1: bottom edge */
    const drag = async (name: string | undefined, to: string | undefined, height: number) => {
      await rowOf(name).hover();
      await page.mouse.down();
      const box = await rowOf(to).boundingBox();
      if (!box) throw new Error('The target is out of sight');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * height, { steps: 6 });
      await page.mouse.up();
    };
    await drag(a, c, 0.95);
    await expect.poll(async () => namesBelow(api, parent.id)).toEqual([b, c, a]);
    await drag(a, b, 0.5);
    await expect(rowOf(a)).toHaveAttribute('aria-level', '3');
    await expect.poll(async () => namesBelow(api, below[1]?.id ?? '')).toEqual([a]);

    await intercept(page, '**/admin/product-categories/*', async (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } })
        : route.fallback(),
    );
    await drag(a, c, 0.5);
    await expect(page.getByText('Not today')).toBeVisible();
    expect(await namesBelow(api, below[1]?.id ?? '')).toEqual([a]);
    // Restored below its old parent.
    await rowOf(b).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(rowOf(a)).toHaveCount(0);
  },
);

test(
  'a search keeps the way to what it finds; a phone shows tree and category in turn',
  { tag: '@all' },
  async ({ page, api }) => {
    const { parent, below } = await createFamily(api);
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, '/a/categories');
    await page
      .getByRole('searchbox', { name: 'Search categories' })
      .pressSequentially(below[2]?.name ?? '');
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await expect(page.getByText('1 category found')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: below[2]?.name ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1, name: below[2]?.name ?? '' })).toBeVisible();
    await expect(page.getByRole('tree')).toHaveCount(0);
    await expect(page.getByRole('link', { name: parent.name })).toBeVisible();
    await page.getByRole('link', { name: 'Back to all categories' }).click();
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await page.getByRole('link', { name: below[2]?.name ?? '' }).click();

    // Tablets show either tree or page; wider screens both.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.getByRole('tree')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to all categories' })).toBeVisible();
    for (const width of [900, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('tree')).toBeVisible();
      const section = page.getByRole('region', { name: 'General' });
      expect((await section.boundingBox())?.width).toBeGreaterThan(330);
      expect((await page.getByRole('tree').boundingBox())?.width).toBeGreaterThan(220);
    }
  },
);

freshTest(
  'a store without categories says so and leaves them out of the navigation',
  { tag: '@all' },
  async ({ page }) => {
    await intercept(page, '**/admin/store', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { store: { feature_flags: { key: string }[] } };
      body.store.feature_flags = body.store.feature_flags.filter(
        ({ key }) => key !== 'product_categories',
      );
      await route.fulfill({ response: answer, json: body });
    });
    await withSession(page);
    await page.goto('/a/categories');
    await expect(page.getByText('Categories are disabled')).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Collections' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Categories' })).toHaveCount(0);
  },
);
