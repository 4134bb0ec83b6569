import type { Page } from '@playwright/test';
import { intercept, releaseAll } from '../support/intercept.ts';
import { picture } from '../support/pictures.ts';
import { createProduct, readProduct } from '../support/products.ts';
import { expect, expectNoViolations, freshTest } from '../support/test.ts';
import { createUser, fillSignIn, withQuietSessionOf } from '../support/users.ts';
import { watchStart } from '../support/visit.ts';

/** As after a timeout or server restart. */
const endSession = (page: Page): Promise<void> => page.context().clearCookies();

const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

freshTest(
  'a session that ends beneath a form keeps the work, and the save goes out once after signing in',
  async ({ page, api }) => {
    freshTest.slow();
    const product = await createProduct(api);
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    const settled = watchStart(page);
    await page.goto(`/a/products/${product.id}?edit=general`);
    const subtitle = page.getByLabel('Subtitle');
    await subtitle.fill('Kept through it all');
    // A late read would find the session ended before the save does.
    await settled();
    const sent: number[] = [];
    page.on('response', (response) => {
      const isSave = response.request().method() === 'POST' && response.url().includes(product.id);
      if (isSave) sent.push(response.status());
    });
    await endSession(page);
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(again(page)).toBeVisible();
    await expectNoViolations(page, {
      within: '[role=dialog]:has([autocomplete=current-password])',
    });
    await expect(subtitle).toHaveValue('Kept through it all');
    await expect(again(page).getByLabel('Email')).toHaveValue(user.email);
    // Escape in the dialog must not close the form below.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden();
    await expect(subtitle).toHaveValue('Kept through it all');

    await again(page).getByLabel('Password', { exact: true }).fill('wrong');
    await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again(page).getByRole('alert')).toContainText('Incorrect email or password');
    await again(page).getByLabel('Password', { exact: true }).fill(user.password);
    await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();

    await expect(again(page)).toBeHidden();
    await expect(subtitle).toBeHidden();
    expect(sent.filter((status) => status === 200)).toHaveLength(1);
    expect((await readProduct(api, product.id)).subtitle).toBe('Kept through it all');
  },
);

freshTest(
  'a save of several calls that loses its session half way goes on after signing in, and does nothing twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const sizes = ['S', 'M', 'L', 'XL'];
    const product = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: sizes.map((size) => ({ title: size, options: [{ value: size }], prices: [] })),
    });
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    await page.goto(`/a/products/${product.id}?edit=options`);
    const form = page.getByRole('dialog', { name: 'Edit options' });
    await form.getByRole('button', { name: 'Add option' }).click();
    await form.getByRole('textbox', { name: 'Option' }).fill('Finish');
    await form.getByLabel('Value for existing variants').fill('Matt');
    const sent: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() !== 'POST' || !pathname.includes(product.id)) return;
      const what = pathname.includes('/variants/') ? 'variant' : pathname.split('/').at(-1);
      sent.push(`${what} ${response.status()}`);
    });
    // The session ends between creating the option and setting the variants' values.
    await intercept(page, '**/options', async (route) => {
      const response = await route.fetch();
      await endSession(page);
      await route.fulfill({ response });
    });
    await form.getByRole('button', { name: 'Add option' }).click();
    await expect(again(page)).toBeVisible();
    await fillSignIn(page, user);
    await expect(again(page)).toBeHidden();
    await expect(form).toBeHidden();

    const count = (what: string): number => sent.filter((one) => one === what).length;
    expect(count('options 200')).toBe(1);
    expect(count('variant 401')).toBeGreaterThan(0);
    expect(count('variant 200')).toBe(sizes.length);
    const stored = await readProduct(api, product.id);
    const finish = stored.options?.find(({ title }) => title === 'Finish')?.id;
    expect(
      stored.variants?.map(
        ({ options }) => options.find(({ option_id: id }) => id === finish)?.value,
      ),
    ).toEqual(sizes.map(() => 'Matt'));
  },
);

freshTest(
  'whoever does not sign in again keeps the page, and the save says why it failed',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    const settled = watchStart(page);
    await page.goto(`/a/products/${product.id}?edit=general`);
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await form.getByLabel('Subtitle').fill('Not yet');
    await settled();
    await endSession(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await again(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(again(page)).toBeHidden();
    await expect(form.getByRole('alert')).toContainText('Your session has expired. Sign in again.');
    await expect(form.getByLabel('Subtitle')).toHaveValue('Not yet');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(again(page)).toBeVisible();
    await fillSignIn(page, user);
    await expect(form).toBeHidden();
    expect((await readProduct(api, product.id)).subtitle).toBe('Not yet');
  },
);

freshTest(
  'a picture that finds the session ended is uploaded after signing in',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    await page.goto(`/a/products/${product.id}?edit=media`);
    const form = page.getByRole('dialog', { name: 'Edit media' });
    await expect(form).toBeVisible();
    await endSession(page);
    await form.locator('input[type=file]').setInputFiles([picture('lamp.png', [200, 30, 30])]);
    await expect(again(page)).toBeVisible();
    await fillSignIn(page, user);
    await expect(again(page)).toBeHidden();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect((await readProduct(api, product.id)).images).toHaveLength(1);
  },
);

freshTest(
  'a page that finds the session ended fills in after signing in',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    await page.goto('/a/products');
    await expect(page.getByRole('table')).toBeVisible();
    await endSession(page);
    await page.getByRole('searchbox', { name: 'Search products' }).fill(product.title);
    await expect(again(page)).toBeVisible();
    await fillSignIn(page, user);
    await expect(again(page)).toBeHidden();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
  },
);

freshTest(
  'someone else who signs in starts afresh, and nothing is done in their name',
  async ({ page, api }) => {
    const product = await createProduct(api);
    const [first, second] = [await createUser(api), await createUser(api)];
    await withQuietSessionOf(page, first);
    await page.goto(`/a/products/${product.id}?edit=general`);
    await page.getByLabel('Subtitle').fill('Of the first');
    await page.evaluate(() => {
      localStorage.setItem('quartermaster.draft.test', 'Of the first');
    });
    await endSession(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(again(page)).toBeVisible();
    await fillSignIn(page, second);
    await expect(page).toHaveURL(/\/a\/home$/);
    await expect(again(page)).toBeHidden();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText(second.email)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quartermaster.draft.test'))).toBeNull();
    expect((await readProduct(api, product.id)).subtitle).not.toBe('Of the first');
  },
);

freshTest(
  'signing out in one tab reaches the others, and signing in again too',
  { tag: '@all' },
  async ({ page, context, api }) => {
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    const other = await context.newPage();
    await page.goto('/a/products');
    await other.goto('/a/products');
    await expect(other.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
    }
    await fillSignIn(page, user);
    await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

freshTest(
  'a session that a late request keeps alive is ended again',
  { tag: '@all' },
  async ({ page, api }) => {
    await withQuietSessionOf(page, await createUser(api));
    await page.goto('/a/products');
    await expect(page.getByRole('table')).toBeVisible();
    // Mocked: on the server the session is still valid.
    await intercept(page, '**/admin/auth', (route) => route.fulfill({ status: 200, body: '{}' }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
    expect((await page.request.get('/admin/auth')).status()).toBe(401);
  },
);

freshTest(
  'signing in again in one tab is enough for all',
  { tag: '@all' },
  async ({ page, context, api }) => {
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/a/products');
      await expect(tab.getByRole('table')).toBeVisible();
    }
    await endSession(page);
    for (const tab of [page, other]) {
      await tab.getByRole('searchbox', { name: 'Search products' }).fill('lamp');
      await expect(again(tab)).toBeVisible();
    }
    await fillSignIn(page, user);
    for (const tab of [page, other]) await expect(again(tab)).toBeHidden();
  },
);

freshTest(
  'a session that the browser does not keep is explained, where one signs in and over a page',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    // The server accepts the password, but its cookie never arrives.
    const loseCookie = () =>
      intercept(page, '**/admin/auth', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { user: { id: user.id, email: user.email } } })
          : route.fallback(),
      );
    await loseCookie();
    await page.goto('/login');
    await fillSignIn(page, user);
    await expect(page.getByRole('alert')).toContainText('uses HTTP, and stores');
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await releaseAll(page);

    await withQuietSessionOf(page, user);
    await page.goto('/a/products');
    await expect(page.getByRole('table')).toBeVisible();
    await endSession(page);
    await loseCookie();
    await page.getByRole('searchbox', { name: 'Search products' }).fill('lamp');
    await fillSignIn(page, user);
    await expect(again(page).getByRole('alert')).toContainText('uses HTTP, and stores');
    await releaseAll(page);
    await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again(page)).toBeHidden();
  },
);

freshTest(
  'neither password nor token nor address is kept in the browser',
  async ({ page, api }) => {
    const user = await createUser(api);
    await page.goto('/login');
    await fillSignIn(page, user);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(user.password);
    expect(kept).not.toContain(user.email);
    expect(kept).not.toMatch(/eyJ|token|connect\.sid|Bearer/i);
  },
);
