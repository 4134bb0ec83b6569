import { expect, expectNoViolations, freshTest } from '../support/test.ts';
import {
  createUser,
  fillSignIn,
  linkTo,
  newAddress,
  withQuietSessionOf,
} from '../support/users.ts';

const token = (payload: object): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;

freshTest(
  'a forgotten password is replaced through the link in the message',
  async ({ page, api }) => {
    const user = await createUser(api);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText('valid for 15 minutes')).toBeVisible();

    const link = await linkTo(page, user.email);
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await expectNoViolations(page);
    const password = page.getByLabel('New password');
    const repeat = page.getByLabel('Confirm password');
    const submit = page.getByRole('button', { name: 'Change password' });
    await password.fill('1234567');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters/);
    await password.fill('a lantern at noon');
    await repeat.fill('a lantern at moon');
    await submit.click();
    await expect(repeat).toHaveAccessibleDescription(/Passwords don’t match/);
    await repeat.fill('a lantern at noon');
    await submit.click();

    await expect(page.getByText('Your password was changed')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await page.getByLabel('Password', { exact: true }).fill('a lantern at noon');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/a\/home$/);

    // The link works once.
    await page.goto(link);
    await password.fill('another one, please');
    await repeat.fill('another one, please');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('didn’t accept this link');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  },
);

freshTest(
  'whether an address has an account is told to nobody',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
);

freshTest(
  'a link that is too old or cut off is explained before anything is typed',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/reset-password?token=eyJhbGciOiJIUzI1NiJ9.eyJlbW');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    await page.goto(`/reset-password?token=${token({ email: 'ada@example.com', exp: 1 })}`);
    await expect(page.getByRole('heading', { name: 'no longer valid' })).toBeVisible();
    await expectNoViolations(page);
  },
);

freshTest(
  'someone who was invited joins through the link in the message',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = newAddress();
    await api.post('/admin/invites', { user: email, role: 'member' }).catch(() => undefined);
    const link = await linkTo(page, email);
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    const join = page.getByRole('button', { name: 'Join store' });
    await join.click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
      'Enter your first name.',
    );
    await expectNoViolations(page);
    await page.getByLabel('First name').fill('Mary');
    await page.getByLabel('Last name').fill('Read');
    await page.getByLabel('Password', { exact: true }).fill('under full sail');
    await page.getByLabel('Confirm password').fill('under full sail');
    await join.click();
    await expect(page.getByText('Your account is ready')).toBeVisible();
    await fillSignIn(page, { email, password: 'under full sail' });
    await expect(page).toHaveURL(/\/a\/home$/);
    const { users } = await api.get<{ users: { first_name: string }[] }>(
      `/admin/users?email=${encodeURIComponent(email)}`,
    );
    expect(users.map((user) => user.first_name)).toEqual(['Mary']);

    // Already accepted.
    await page.goto(link);
    await page.getByLabel('First name').fill('Mary');
    await page.getByLabel('Last name').fill('Read');
    await page.getByLabel('Password', { exact: true }).fill('under full sail');
    await page.getByLabel('Confirm password').fill('under full sail');
    await join.click();
    await expect(page.getByRole('alert')).toContainText('didn’t accept this invite');
    await expect(page.getByLabel('First name')).toHaveValue('Mary');
  },
);

freshTest(
  'an invite without its token, cut off or too old is explained before anything is typed',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/invite');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await page.goto('/invite?token=a.b.c');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto(`/invite?token=${token({ user_email: 'ada@example.com', exp: 1 })}`);
    await expect(page.getByRole('heading', { name: 'no longer valid' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
);

freshTest(
  'the start leads to the first page, and whoever is signed in past the sign-in page',
  { tag: '@all' },
  async ({ page, api }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
    await withQuietSessionOf(page, await createUser(api));
    await page.goto('/');
    await expect(page).toHaveURL(/\/a\/home$/);
    await page.goto('/login?next=%2Fa%2Fproducts%3Fpage%3D1');
    await expect(page).toHaveURL(/\/a\/products\?page=1$/);
  },
);
