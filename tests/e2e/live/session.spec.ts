import { USER, expect, freshTest, signIn } from '../support/test.ts';

freshTest('a wrong password is explained, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(USER.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await expect(page.getByLabel('Email')).toHaveValue(USER.email);
});

freshTest(
  'missing and malformed entries are explained at their fields',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter a valid email/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Enter your password/,
    );
  },
);

freshTest(
  'signing in returns to the page that was asked for',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, '/a/products?status=draft&order=title');
    await expect(page).toHaveURL(/\/a\/products\?status=draft&order=title$/);
  },
);

freshTest('never returns to another origin', { tag: '@all' }, async ({ page }) => {
  await signIn(page, '/login?next=https%3A%2F%2Fevil.example%2Fa');
  await expect(page).toHaveURL(/\/a\/home$/);
});

freshTest('signing out ends the session at the server too', { tag: '@all' }, async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
  expect((await page.request.get('/admin/auth')).status()).toBe(401);
  await page.goto('/a/products');
  await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
});

freshTest(
  'an address that nothing has says so and leads back',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
  },
);
