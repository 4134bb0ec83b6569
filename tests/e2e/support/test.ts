import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

/** The sandbox's only user. */
export const USER = { email: 'admin@quartermaster.test', password: 'quartermaster' };

/** The server's API, spoken to directly, with a session of its own. */
export interface Api {
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: unknown) => Promise<T>;
  delete: (path: string) => Promise<void>;
}

async function connect(request: APIRequestContext): Promise<Api> {
  const answer = await request.post('/admin/auth/token', { data: USER });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const read = async <T>(
    path: string,
    response: Awaited<ReturnType<typeof request.get>>,
  ): Promise<T> => {
    if (!response.ok()) {
      throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    }
    return (await response.json()) as T;
  };
  return {
    get: async <T>(path: string) => read<T>(path, await request.get(path, { headers })),
    post: async <T>(path: string, body: unknown) =>
      read<T>(path, await request.post(path, { headers, data: body })),
    delete: async (path) => {
      await read(path, await request.delete(path, { headers }));
    },
  };
}

/** Playwright's test with the server's API beside the page. */
export const test = base.extend<{ api: Api }>({
  api: async ({ request }, use) => {
    await use(await connect(request));
  },
});

/** Signs in through the form, as a person does, and waits for the page that was asked for. */
export async function signIn(page: Page, path = '/a/products'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email address').fill(USER.email);
  await page.getByLabel('Password', { exact: true }).fill(USER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Gives the browser a session without the form, for tests of something else. */
export async function withSession(page: Page): Promise<void> {
  const answer = await page.request.post('/admin/auth', { data: USER });
  expect(answer.ok()).toBe(true);
}

/**
 * Fails on any accessibility violation that axe finds on the page as it stands.
 *
 * @param rules  only these of axe's rules; default: all
 * @param within only what is in this part of the page, as a selector
 */
export async function expectNoViolations(
  page: Page,
  { rules, within }: { rules?: string[] | undefined; within?: string } = {},
): Promise<void> {
  // What is fading in has less contrast for a moment; what goes on for ever isn't waited for.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return iterations === Infinity || playState !== 'running';
    }),
  );
  // There are no frames, and without them the quick way finds the same.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  // An open list of choices is drawn beside the landmarks; it belongs to its field by its label.
  if ((await page.locator('.mantine-Popover-dropdown').count()) > 0) builder.disableRules('region');
  if (rules) builder.withRules(rules);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) })),
  ).toEqual([]);
}

/** Fails the test when the page logs an error or throws. Expected messages can be let through. */
export function watchErrors(page: Page, expected: RegExp[] = []): () => void {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  return () => expect(errors).toEqual([]);
}

export { expect };
