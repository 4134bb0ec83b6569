import type { Browser, Page } from '@playwright/test';
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
import { createUser, fillSignIn, newAddress } from '../support/users.ts';

interface Invite {
  id: string;
  user_email: string;
  role: string;
  token: string;
  expires_at: string;
}

interface User {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string;
}

const inviteOf = async (api: Api, email: string): Promise<Invite | undefined> =>
  (await api.get<{ invites: Invite[] }>('/admin/invites')).invites.find(
    (invite) => invite.user_email === email,
  );

const userOf = async (api: Api, email: string): Promise<User | undefined> =>
  (await api.get<{ users: User[] }>(`/admin/users?email=${encodeURIComponent(email)}`)).users[0];

/** Another user's browser. */
const elsewhere = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();

const choose = async (page: Page, name: string, item: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

freshTest(
  'someone is invited, joins by the link, is given a role, and is removed',
  { tag: '@all' },
  async ({ page, api, browser, baseURL }) => {
    await withSession(page);
    const expectNoErrors = watchErrors(page);
    const email = newAddress();
    await page.goto('/a/settings/people');
    await expect(page.getByText('Roles don’t limit access.')).toBeVisible();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await form.getByRole('button', { name: 'Create invite' }).click();
    await expect(form.getByText('Enter a valid email address.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Email' }).fill('Admin@quartermaster.test');
    await form.getByRole('button', { name: 'Create invite' }).click();
    await expect(form.getByText('This person already has access.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Developer' }).click();
    await form.getByRole('button', { name: 'Create invite' }).click();
    const link = page.getByRole('group', { name: 'Invite link' });
    await expect(link).toBeVisible();
    expect(await inviteOf(api, email)).toMatchObject({ role: 'developer' });
    const address = (await link.locator('bdi').textContent()) ?? '';
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);

    const theirs = await elsewhere(browser, baseURL);
    await theirs.goto(address);
    await expect(theirs.getByLabel('Email')).toHaveValue(email);
    await theirs.getByLabel('First name').fill('Mira');
    await theirs.getByLabel('Last name').fill('Holt');
    await theirs.getByLabel('Password', { exact: true }).fill('a rope and a bell');
    await theirs.getByLabel('Confirm password').fill('a rope and a bell');
    await theirs.getByRole('button', { name: 'Join store' }).click();
    await expect(theirs.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await fillSignIn(theirs, { email, password: 'a rope and a bell' });
    await expect(theirs).toHaveURL(/\/a\/home/);
    // Home reads all orders.
    await theirs.goto('about:blank');
    expect(await userOf(api, email)).toMatchObject({ first_name: 'Mira', role: 'developer' });
    expect(await inviteOf(api, email)).toBeUndefined();

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText('Mira Holt')).toBeVisible();
    await choose(page, 'Mira Holt', 'Edit');
    await form.getByRole('textbox', { name: 'Last name' }).fill('Holt-Ray');
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(row.getByText('Mira Holt-Ray')).toBeVisible();
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    expect(await userOf(api, email)).toMatchObject({ last_name: 'Holt-Ray', role: 'admin' });

    await choose(page, 'Mira Holt-Ray', /Remove team member/);
    const question = page.getByRole('dialog', { name: 'Remove Mira Holt-Ray?' });
    const remove = question.getByRole('button', { name: 'Remove team member' });
    await expect(remove).toBeDisabled();
    await question.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email);
    await remove.click();
    await expect(question).toHaveCount(0);
    await expect(row).toHaveCount(0);
    expect(await userOf(api, email)).toBeUndefined();
    await theirs.context().clearCookies();
    await theirs.goto('/login');
    await fillSignIn(theirs, { email, password: 'a rope and a bell' });
    await expect(theirs.getByRole('alert')).toBeVisible();
    await theirs.context().close();
    expectNoErrors();
  },
);

freshTest(
  'an invite is copied, renewed and removed; its old link then leads nowhere',
  { tag: '@all' },
  async ({ page, api, browser, baseURL, context }) => {
    await withSession(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = newAddress();
    await api.post('/admin/invites', { user: email, role: 'member' }).catch(() => undefined);
    const before = await inviteOf(api, email);
    await page.goto('/a/settings/people?status=invited');
    await choose(page, email, 'Copy invite link');
    await expect(page.getByText('Copied invite link')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).searchParams.get('token')).toBe(before?.token);
    await choose(page, email, 'Resend invite');
    await expect(page.getByText(/Resent the invite/)).toBeVisible();
    const after = await inviteOf(api, email);
    expect(Date.parse(after?.expires_at ?? '')).toBeGreaterThan(
      Date.parse(before?.expires_at ?? ''),
    );
    // A second invitation renews the first.
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await expect(form.getByText(/is already invited/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await choose(page, email, /Remove invite/);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove invite' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
    expect(await inviteOf(api, email)).toBeUndefined();
    const theirs = await elsewhere(browser, baseURL);
    await theirs.goto(copied);
    await theirs.getByLabel('First name').fill('Mira');
    await theirs.getByLabel('Last name').fill('Holt');
    await theirs.getByLabel('Password', { exact: true }).fill('a rope and a bell');
    await theirs.getByLabel('Confirm password').fill('a rope and a bell');
    await theirs.getByRole('button', { name: 'Join store' }).click();
    await expect(theirs.getByRole('alert')).toBeVisible();
    expect(await userOf(api, email)).toBeUndefined();
    await theirs.context().close();
  },
);

test(
  'nobody removes themselves, and people are found by name and address',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api, { first_name: 'Osgood', last_name: `Pike ${Date.now()}` });
    // Search only shows for longer lists.
    await createUser(api);
    await createUser(api);
    await goTo(page, '/a/settings/people');
    await page.getByRole('searchbox', { name: 'Search people' }).fill(user.email);
    await expect(page.getByRole('listitem').filter({ hasText: 'Osgood' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('admin@quartermaster');
    const own = page.getByRole('listitem').filter({ hasText: 'You' });
    await own.getByRole('button', { name: /^Actions for/ }).click();
    await expect(page.getByText('You can’t remove yourself.')).toBeVisible();
  },
);
