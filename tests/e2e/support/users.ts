import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Api } from './test.ts';

/** With a known password. */
interface TestUser {
  id: string;
  email: string;
  password: string;
}

export const newAddress = (): string => `staff-${randomUUID().slice(0, 8)}@quartermaster.test`;

/** For tests that end sessions and change passwords. */
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

export async function fillSignIn(
  page: Page,
  user: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  // Search fields have “email” in their names too.
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function withSessionOf(page: Page, user: TestUser): Promise<void> {
  const { email, password } = user;
  const answer = await page.request.post('/admin/auth', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}

/** Has already declined usage data. */
export async function withQuietSessionOf(page: Page, user: TestUser): Promise<void> {
  await withSessionOf(page, user);
  const answer = await page.request.post('/admin/analytics-configs', { data: { opt_out: true } });
  expect(answer.ok()).toBe(true);
}

/** App path in the newest message. */
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
