import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Api } from './test.ts';

/** A user of the store with a known password. */
export interface TestUser {
  id: string;
  email: string;
  password: string;
}

/** An address that nobody has used yet. */
export const newAddress = (): string => `staff-${randomUUID().slice(0, 8)}@quartermaster.test`;

/**
 * Makes a user, so that a test can end sessions and change passwords without being in anybody's way.
 *
 * @param name where it matters
 */
export async function createUser(
  api: Api,
  name = { first_name: 'Grace', last_name: 'Harper' },
): Promise<TestUser> {
  const email = newAddress();
  const password = 'a harbour at night';
  const { user } = await api.post<{ user: { id: string } }>('/admin/users', {
    email,
    password,
    ...name,
    role: 'member',
  });
  return { id: user.id, email, password };
}

/** Fills in the sign-in form on the page, wherever it is. */
export async function fillSignIn(
  page: Page,
  user: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Gives the browser a session of a user. */
export async function withSessionOf(page: Page, user: TestUser): Promise<void> {
  const { email, password } = user;
  const answer = await page.request.post('/admin/auth', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}

/** As `withSessionOf`, for a user who has chosen already what to share. */
export async function withQuietSessionOf(page: Page, user: TestUser): Promise<void> {
  await withSessionOf(page, user);
  const answer = await page.request.post('/admin/analytics-configs', { data: { opt_out: true } });
  expect(answer.ok()).toBe(true);
}

/** The path in the app to which the newest message to an address leads. */
export async function linkTo(page: Page, address: string): Promise<string> {
  const url = `${process.env.MESSAGES_URL ?? ''}.json?to=${encodeURIComponent(address)}`;
  let path: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(url);
    const { messages } = (await answer.json()) as { messages: { link?: { path: string } }[] };
    path = messages[0]?.link?.path;
    expect(path).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return path ?? '';
}
