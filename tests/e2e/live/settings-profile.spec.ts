import { intercept } from '../support/intercept.ts';
import { expect, expectNoViolations, freshTest, watchErrors } from '../support/test.ts';
import { createUser, fillSignIn, linkTo, withQuietSessionOf } from '../support/users.ts';

freshTest(
  'one’s own name is changed, and stands in the menu of one’s account',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    await page.goto('/a/orders');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Your profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email);
    await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
    const first = page.getByRole('textbox', { name: 'First name' });
    await first.fill('Gracie');
    await page.getByRole('link', { name: 'All settings' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(first).toHaveValue('Gracie');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved your profile')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await expectNoViolations(page);
    const { user: saved } = await api.get<{ user: { first_name: string; last_name: string } }>(
      `/admin/users/${user.id}`,
    );
    expect(saved).toMatchObject({ first_name: 'Gracie', last_name: 'Harper' });
    await page.goto('/a/settings/people');
    const own = page.getByRole('listitem').filter({ hasText: 'You' });
    await expect(own.getByText('Gracie Harper')).toBeVisible();
    expectNoErrors();
  },
);

freshTest(
  'the password is changed by the link that the server sends',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    await page.goto('/a/settings/profile');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`on its way to ${user.email}`)).toBeVisible();
    await expect(page.getByText('works for 15 minutes')).toBeVisible();
    await page.goto(await linkTo(page, user.email));
    await page.getByLabel('New password').fill('a lantern at noon');
    await page.getByLabel('Confirm password').fill('a lantern at noon');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password was changed')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/login');
    await fillSignIn(page, { email: user.email, password: 'a lantern at noon' });
    await expect(page).toHaveURL(/\/a\/home$/);
  },
);

freshTest('language, colors and formats are seen at once, and stay', async ({ page, api }) => {
  await withQuietSessionOf(page, await createUser(api));
  await page.goto('/a/settings/profile');
  const formats = page.getByRole('region', { name: 'Formats' });
  await expect(formats.getByText('1,234,567.89')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: /Deutsch/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('1.234.567,89')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

freshTest(
  'what one shares is chosen and changed, and a failed change changes nothing',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    await withQuietSessionOf(page, user);
    const chosen = async (): Promise<{ opt_out: boolean; anonymize: boolean }> => {
      const answer = await page.request.get('/admin/analytics-configs');
      const { analytics_config: config } = (await answer.json()) as {
        analytics_config: { opt_out: boolean; anonymize: boolean };
      };
      return config;
    };
    await page.goto('/a/settings/profile');
    const optOut = page.getByRole('switch', { name: 'Opt out of sharing my usage data' });
    const anonymize = page.getByRole('switch', { name: 'Anonymize my usage data' });
    await expect(optOut).toBeChecked();
    await expect(anonymize).toBeDisabled();
    await optOut.uncheck();
    await expect(optOut).not.toBeChecked();
    await anonymize.check();
    await expect(anonymize).toBeChecked();
    // Optimistic.
    await expect.poll(chosen).toMatchObject({ opt_out: false, anonymize: true });
    await intercept(page, /\/admin\/analytics-configs(?:\/|$)/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No.' } })
        : route.continue(),
    );
    await optOut.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(optOut).not.toBeChecked();
    expect(await chosen()).toMatchObject({ opt_out: false });
  },
);
