import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

/** A context that tests of one worker use one after the other, so that the app's files are fetched once. */
interface Warm {
  context: BrowserContext;
  /** A page of the app's origin that stays, without a script in it: what a test leaves behind is cleared from there. */
  keeper: Page;
  session: CDPSession;
  /** A test has changed it in a way that can't be taken back, such as a clock or a script for each page. */
  isSpent: boolean;
}

/** Contexts by their options. */
export type WarmContexts = Map<string, Warm>;

/** Notes when a test does what stays with a context for good. */
function watch(warm: Warm): void {
  const { context } = warm;
  const spends = (owner: object, name: string): void => {
    const real: unknown = Reflect.get(owner, name);
    if (typeof real !== 'function') return;
    Reflect.set(owner, name, (...args: unknown[]): unknown => {
      warm.isSpent = true;
      return Reflect.apply(real, owner, args);
    });
  };
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    spends(context.clock, name);
  }
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'route'] as const) {
    spends(context, name);
  }
}

/** A file of the app's origin that is no page of the app. */
const NO_PAGE = '/favicon.svg';

async function create(browser: Browser, options: BrowserContextOptions): Promise<Warm> {
  const context = await browser.newContext(options);
  const keeper = await context.newPage();
  if (options.baseURL) await keeper.goto(NO_PAGE);
  const session = await context.newCDPSession(keeper);
  const warm = { context, keeper, session, isSpent: false };
  watch(warm);
  return warm;
}

/**
 * Lends a context with an empty storage and no cookies, but with what earlier tests have fetched in its HTTP cache:
 * two thirds of the time until a page stands are spent on fetching and compiling the same files again.
 */
export async function borrowContext(
  contexts: WarmContexts,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; giveBack: () => Promise<void> }> {
  const key = JSON.stringify(options);
  const warm = contexts.get(key) ?? (await create(browser, options));
  contexts.set(key, warm);
  const { context } = warm;
  return {
    context,
    giveBack: async () => {
      const pages = context.pages().filter((page) => page !== warm.keeper);
      const urls = [options.baseURL ?? '', ...pages.map((page) => page.url())];
      const origins = new Set(urls.map((url) => URL.parse(url)?.origin));
      // A page may write while it closes, so it is closed first.
      await Promise.all(pages.map((page) => page.close()));
      if (warm.isSpent) {
        contexts.delete(key);
        await context.close();
      } else await clear(warm, origins);
    },
  };
}

/** What a test leaves behind, but the HTTP cache. */
async function clear(
  { context, session }: Warm,
  origins: ReadonlySet<string | undefined>,
): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  for (const origin of origins) {
    if (!origin || origin === 'null') continue;
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
  }
}
