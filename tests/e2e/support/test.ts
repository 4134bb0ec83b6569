import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import { leaveAsFound, openResidentPage } from './resident-page.ts';
import { makeRecords } from './screens.ts';
import type { Records } from './screens.ts';
import { watchCalls } from './under-way.ts';
import { borrowContext } from './warm-context.ts';
import type { WarmContexts } from './warm-context.ts';

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
    get: async <T>(path: string) => {
      let answer = await request.get(path, { headers });
      // The server's word for two that were in each other's way, after which the app asks again too.
      for (let left = 5; left > 0 && answer.status() === 409; left -= 1) {
        answer = await request.get(path, { headers });
      }
      return read<T>(path, answer);
    },
    post: async <T>(path: string, body: unknown) => {
      const send = () => request.post(path, { headers, data: body });
      let answer = await send();
      // Two that change stock at once are in each other's way; the server undid this one. A claim it may have made.
      for (
        let left = 5;
        left > 0 && answer.status() === 409 && !path.includes('/claims');
        left -= 1
      ) {
        answer = await send();
      }
      return read<T>(path, answer);
    },
    delete: async (path) => {
      await read(path, await request.delete(path, { headers }));
    },
  };
}

/** What the browser says when the security policy stops something of the app. */
const STOPPED = /Content Security Policy|requires 'Trusted/;

const apiTest = base.extend<
  { api: Api; keepsPolicy: void; tellsCalls: void },
  { workerApi: Api; records: Records }
>({
  api: async ({ request }, use) => {
    await use(await connect(request));
  },
  workerApi: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext(
        project.use.baseURL === undefined ? {} : { baseURL: project.use.baseURL },
      );
      await use(await connect(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  records: [
    async ({ workerApi }, use) => {
      await use(await makeRecords(workerApi));
    },
    { scope: 'worker' },
  ],
  keepsPolicy: [
    async ({ context }, use) => {
      const stopped: string[] = [];
      const note = (message: ConsoleMessage): void => {
        const text = message.text();
        // What was uploaded is stopped on purpose, and so are pages of others.
        const isOurs = !/\/uploads\/|sandboxed|frame-ancestors/.test(text + message.page()?.url());
        if (isOurs && message.type() === 'error' && STOPPED.test(text)) stopped.push(text);
      };
      context.on('console', note);
      await use();
      context.off('console', note);
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
  tellsCalls: [
    async ({ context }, use, info) => {
      const calls = watchCalls(context);
      await use();
      calls.stop();
      if (info.status === info.expectedStatus) return;
      await info.attach('calls', { body: calls.describe(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/**
 * Playwright's test with the server's API beside a page that is signed in. Tests of a worker share that page and go from
 * screen to screen by `goTo`, since loading the app costs more than most tests. They leave it as they found it: a test
 * that leaves something open, or work that isn't saved, fails. `records` are theirs in common too, for tests that only
 * look at them.
 */
export const test = apiTest.extend<object, { residentPage: Page }>({
  residentPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const page = await openResidentPage(
        browser,
        {
          ...contextOptions,
          ...(baseURL === undefined ? {} : { baseURL }),
          ...(locale === undefined ? {} : { locale }),
          ...(timezoneId === undefined ? {} : { timezoneId }),
        },
        USER,
      );
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ residentPage }, use) => {
    await use(residentPage.context());
  },
  page: async ({ residentPage }, use, info) => {
    await use(residentPage);
    // After one that failed, the worker and its page are new.
    if (info.status === info.expectedStatus) await leaveAsFound(residentPage);
  },
});

/**
 * The same with a page and a context of the test's own, with nothing kept and nobody signed in: for tests of the start,
 * of sessions, of what the browser keeps, of files, and of several tabs.
 */
export const freshTest = apiTest.extend<object, { warmContexts: WarmContexts }>({
  warmContexts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      warmContexts,
      acceptDownloads,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const { context, giveBack } = await borrowContext(warmContexts, browser, {
      ...contextOptions,
      acceptDownloads,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(colorScheme === undefined ? {} : { colorScheme }),
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    await use(context);
    await giveBack();
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

/** Fails the test when the page logs an error or throws. Expected messages can be let through. */
export function watchErrors(page: Page, expected: RegExp[] = []): () => void {
  const errors: string[] = [];
  const note = (text: string, address = ''): void => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(`${text} ${address}`);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    // What couldn't be loaded is named by its address alone.
    if (message.type() === 'error') note(message.text(), message.location().url);
  });
  return () => expect(errors).toEqual([]);
}

/** React's word that a second drawing stood: what fails in a part of the page is caught there, now and then only then. */
const RECOVERED = /React error #520/;

/** What the page throws that nothing catches; grows as it does. */
export function watchThrown(page: Page): readonly string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => {
    if (!RECOVERED.test(String(error))) thrown.push(String(error));
  });
  return thrown;
}

export { expect };
export { goTo } from './resident-page.ts';
export { expectNoViolations } from './violations.ts';
