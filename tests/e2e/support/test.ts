import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import { makeLongRecords } from './hostile.ts';
import type { LongRecords } from './hostile.ts';
import { oncePerRun } from './once.ts';
import { leaveAsFound, openResidentPage } from './resident-page.ts';
import { makeRecords } from './records.ts';
import type { Records } from './records.ts';
import { watchCalls } from './under-way.ts';
import { borrowContext } from './warm-context.ts';
import type { WarmContexts } from './warm-context.ts';

export const USER = { email: 'admin@quartermaster.test', password: 'quartermaster' };

/** Direct API access with a separate session. */
export interface Api {
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: unknown) => Promise<T>;
  delete: (path: string) => Promise<void>;
}

/** The store itself, where the app's server only passes calls on to it. */
const storeBehind = (baseURL: string | undefined): string =>
  (baseURL === process.env.LIVE_URL && process.env.SANDBOX_URL) || '';

async function connect(request: APIRequestContext, baseURL: string | undefined): Promise<Api> {
  const store = storeBehind(baseURL);
  const answer = await request.post(`${store}/admin/auth/token`, { data: USER });
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
      const ask = () => request.get(store + path, { headers });
      let answer = await ask();
      // Conflict; the app retries too.
      for (let left = 5; left > 0 && answer.status() === 409; left -= 1) answer = await ask();
      return read<T>(path, answer);
    },
    post: async <T>(path: string, body: unknown) => {
      const send = () => request.post(store + path, { headers, data: body });
      let answer = await send();
      // Concurrent stock changes conflict and are rolled back. Claims may have been made despite it.
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
      await read(path, await request.delete(store + path, { headers }));
    },
  };
}

/** CSP and Trusted Types violations. */
const STOPPED = /Content Security Policy|requires 'Trusted/;

const apiTest = base.extend<
  { api: Api; keepsPolicy: void; tellsCalls: void },
  { workerApi: Api; records: Records; longRecords: LongRecords }
>({
  api: async ({ request, baseURL }, use) => {
    await use(await connect(request, baseURL));
  },
  workerApi: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      await use(await connect(request, baseURL));
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
  longRecords: [
    async ({ workerApi, playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const make = async (): Promise<LongRecords> => {
        const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
        const records = await makeLongRecords(workerApi, request);
        await request.dispose();
        return records;
      };
      const name = `long-records-${new URL(baseURL ?? '').port}`;
      await use(await oncePerRun(project.outputDir, name, make));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  keepsPolicy: [
    async ({ context }, use) => {
      const stopped: string[] = [];
      const note = (message: ConsoleMessage): void => {
        const text = message.text();
        // Uploads and third-party pages are blocked on purpose.
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
      await info.attach('calls', { body: await calls.describe(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/**
 * Playwright's test with API access and a signed-in page. A worker's tests share the page and navigate with `goTo`, as
 * loading the app costs more than most tests. They must leave no unsaved work, and no clock. `records` and `longRecords`
 * are shared too, read-only.
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
    // After a failure, Playwright restarts the worker.
    if (info.status === info.expectedStatus) await leaveAsFound(residentPage);
  },
});

/** With a fresh, signed-out page and context: for tests of start, sessions, storage, files and multiple tabs. */
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

/** Signs in through the form and waits for the page. */
export async function signIn(page: Page, path = '/a/products'): Promise<void> {
  await page.goto(path);
  // Search fields have “email” in their names too.
  await page.getByLabel('Email', { exact: true }).fill(USER.email);
  await page.getByLabel('Password', { exact: true }).fill(USER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Signs in by API. */
export async function withSession(page: Page): Promise<void> {
  const answer = await page.request.post('/admin/auth', { data: USER });
  expect(answer.ok()).toBe(true);
}

/** The server refuses when two transactions meet; the app asks again. */
export const COLLIDED = /^Failed to load resource: .* 409/;

/** Fails on logged errors and exceptions, except expected ones. */
export function watchErrors(page: Page, expected: RegExp[] = []): () => void {
  const errors: string[] = [];
  const note = (text: string, address = ''): void => {
    const isExpected = [...expected, COLLIDED].some((pattern) => pattern.test(text));
    if (!isExpected) errors.push(`${text} ${address}`);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    // Load failures are only identified by URL.
    if (message.type() === 'error') note(message.text(), message.location().url);
  });
  return () => expect(errors).toEqual([]);
}

/** React recovered by rendering again, sometimes with an error boundary. */
const RECOVERED = /React error #520/;

/** Uncaught errors; a live array. */
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
