import { intercept } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';

test(
  'a product’s page begins with its picture; its title is said once, and its days stand at the foot',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await goTo(page, `/a/products/${product.id}`);
    const title = page.getByRole('heading', { level: 1, name: product.title });
    await expect(title).toBeVisible();
    const picture = await title.evaluate((heading) => {
      const before = heading.closest('[data-heading]')?.previousElementSibling;
      const { width, height } = before?.getBoundingClientRect() ?? {};
      return { width, height };
    });
    expect(picture).toEqual({ width: 36, height: 36 });
    await expect(page.locator('main h2').first()).toHaveText('Media');
    await expect(page.locator('main h2').nth(1)).toHaveText('General');
    await expect(page.getByRole('definition').filter({ hasText: product.title })).toHaveCount(0);
    await expect(page.locator('main dl').last()).toContainText('Created');
    // A subtle button per section, none under the pointer.
    await page.mouse.move(0, 0);
    for (const edit of await page.locator('main section button', { hasText: /^Edit$/ }).all()) {
      const { height, background } = await edit.evaluate((button) => ({
        height: button.getBoundingClientRect().height,
        background: getComputedStyle(button).backgroundColor,
      }));
      expect(height).toBeLessThanOrEqual(28);
      expect(background).toBe('rgba(0, 0, 0, 0)');
    }
  },
);

test(
  'the page beneath a drawer stays readable, also beneath a question over it',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const scrim = (overlay: string): Promise<string> =>
      page.locator(overlay).evaluate((element) => getComputedStyle(element).backgroundColor);
    // Light last, as the next test expects.
    for (const [colorScheme, alpha] of [
      ['dark', 0.5],
      ['light', 0.3],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await goTo(page, `/a/products/${product.id}?edit=general`);
      const form = page.getByRole('dialog', { name: 'General' });
      await form.getByLabel('Subtitle').fill('Half a sentence');
      await expect.poll(() => scrim('.mantine-Drawer-overlay')).toBe(`rgba(0, 0, 0, ${alpha})`);
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await expect
        .poll(() => scrim('.qm-question .mantine-Overlay-root'))
        .toBe('rgba(0, 0, 0, 0.15)');
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await expect(form).toBeHidden();
    }
  },
);

test(
  'a field stands 4 px below its name, and has one ring',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await goTo(page, `/a/products/${product.id}?edit=general`);
    const field = page.getByRole('dialog').getByLabel('Subtitle');
    await field.focus();
    const drawn = await field.evaluate((input) => {
      const label = document.querySelector(`label[for="${input.id}"]`)?.getBoundingClientRect();
      const style = getComputedStyle(input);
      return {
        gap: Math.round(input.getBoundingClientRect().top - (label?.bottom ?? 0)),
        // The focus ring lies on the edge.
        ring: `${style.outlineWidth} ${style.outlineOffset}`,
        shadow: style.boxShadow,
      };
    });
    expect(drawn).toEqual({ gap: 4, ring: '2px -1px', shadow: 'none' });
  },
);

test(
  'while a list and a record load, nothing false is said, and the buttons are there',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await intercept(page, /\/admin\/products(?:\?|\/prod_)/, async (route) => {
      await held;
      await route.fallback();
    });
    await goTo(page, '/a/products');
    await expect(page.getByRole('link', { name: 'New product' })).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeVisible();
    await expect(page.getByText(/0–0|of 0\b/)).toHaveCount(0);
    await goTo(page, `/a/products/${product.id}`);
    const card = page.locator('main [aria-busy] [data-skeleton]').first().locator('..');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // The heading is visually hidden; a bar replaces it.
    const heading = page.getByRole('heading', { level: 1, name: 'Products' });
    expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
    release();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  },
);

test(
  'a narrow window has a rail, a wide one one edge for the head and what is below',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const rail = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 820, height: 800 });
    await goTo(page, `/a/products/${product.id}`);
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect.poll(async () => (await rail.boundingBox())?.width).toBeLessThanOrEqual(56);
    await page.setViewportSize({ width: 1920, height: 1000 });
    const edgeOf = async (selector: string): Promise<number> =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => Math.round(element.getBoundingClientRect().right));
    await expect
      .poll(async () => (await edgeOf('main header button')) - (await edgeOf('main aside')))
      .toBe(0);
  },
);

test('a long title gives way to the actions beside it', { tag: '@all' }, async ({ page, api }) => {
  const title = `A lantern ${'for long winter evenings on deck '.repeat(6)}${Date.now()}`;
  const product = await createProduct(api, { title });
  await page.setViewportSize({ width: 1024, height: 768 });
  await goTo(page, `/a/products/${product.id}?lng=de`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const more = page.locator('main header button').last();
  const [one, other] = [await heading.boundingBox(), await more.boundingBox()];
  expect(other?.y).toBeLessThan((one?.y ?? 0) + (one?.height ?? 0));
});

test(
  'a picture that can’t be had is no broken one, and the frame says which store it is',
  { tag: '@all' },
  async ({ page, api }) => {
    // A file that loads but isn't a picture: other tests watch for failed loads.
    const product = await createProduct(api, { thumbnail: '/boot.js' });
    await goTo(page, `/a/products?q=${encodeURIComponent(product.title)}`);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Grid', { exact: true }).click();
    await page.keyboard.press('Escape');
    const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
    await expect(card).toContainText(product.title);
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('svg').first()).toBeVisible();
    const { store } = await api.get<{ store: { name: string } }>('/admin/store');
    await expect(page.getByText(store.name, { exact: true }).first()).toBeVisible();
    const groups = page.getByRole('navigation', { name: 'Main' }).locator('[data-group]');
    expect(await groups.evaluateAll((each) => each.map((one) => one.dataset['group']))).toEqual([
      'home',
      'orders',
      'catalog',
      'customers',
      'marketing',
      'inventory',
      'reports',
      'settings',
    ]);
    // The shared page keeps how its lists are shown.
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Table', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  },
);

test(
  'a new product is four steps, and what leads on stays in sight',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 520 });
    await goTo(page, '/a/products/new');
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
    await expect(steps).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
    await steps.nth(2).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
  },
);

// Other tests may have chosen other columns on the shared page.
freshTest(
  'stock is a figure that can be compared, with its variants before it',
  { tag: '@all' },
  async ({ page, api }) => {
    const variants = ['S', 'M'].map((value) => ({
      title: value,
      options: [{ value }],
      prices: [],
      inventory_quantity: 7,
      manage_inventory: true,
    }));
    const product = await createProduct(api, { options: [{ title: 'Size' }], variants });
    await withSession(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/a/products?q=${encodeURIComponent(product.title)}`);
    const row = page.getByRole('row').filter({ hasText: product.title });
    await expect(row.getByRole('cell').filter({ hasText: /^2 variants\s*0/ })).toHaveCSS(
      'text-align',
      'end',
    );
    const heads = await page.getByRole('columnheader').allInnerTexts();
    const shown = heads.map((head) => head.trim()).filter(Boolean);
    expect(shown.slice(1, 6)).toEqual(['Status', 'Stock', 'Price', 'Collection', 'Sales channels']);
  },
);

test(
  'on a phone no word of a name that can be edited is broken',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api, {
      title: 'Sou’wester hat',
      handle: `hat-${Date.now()}`,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, `/a/products/${product.id}`);
    const title = page.getByRole('heading', { level: 1, name: product.title });
    await expect(title).toBeVisible();
    const linesOfWord = await title.evaluate((heading, length) => {
      const word = document.createRange();
      word.setStart(heading.firstChild ?? heading, 0);
      word.setEnd(heading.firstChild ?? heading, length);
      return word.getClientRects().length;
    }, 'Sou’wester'.length);
    expect(linesOfWord).toBe(1);
  },
);
