import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

/** Reused by a worker's tests, so that the app's files are fetched once. */
interface Warm {
  context: BrowserContext;
  /** A scriptless page on the app's origin, used to clear storage. */
  keeper: Page;
  session: CDPSession;
  /** Changed irreversibly, for example by a clock or init script. */
  isSpent: boolean;
}

/** By options. */
export type WarmContexts = Map<string, Warm>;

/** Detects irreversible changes. */
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

/** On the app's origin, without its scripts. */
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
 * Lends a context with empty storage and cookies but a warm HTTP cache: fetching and compiling is two thirds of a page
 * load.
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
      // Closing pages may still write.
      await Promise.all(pages.map((page) => page.close()));
      if (warm.isSpent) {
        contexts.delete(key);
        await context.close();
      } else await clear(warm, origins);
    },
  };
}

/** Clears everything but the HTTP cache. */
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
