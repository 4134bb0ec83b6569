import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inTurn, isShort, isWhole } from '../../support/short.ts';
import { intercept, release, releaseAll } from '../support/intercept.ts';
import type { HeldCall } from '../support/intercept.ts';
import { SCREENS } from '../support/screens.ts';
import type { Screen } from '../support/screens.ts';
import { createProduct } from '../support/products.ts';
import { expect, freshTest, watchThrown } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';
import { watchStart } from '../support/visit.ts';

freshTest.beforeEach(async ({ page, api }) => {
  await withQuietSessionOf(page, await createUser(api));
});

freshTest(
  'offline is said quietly, with the age of what one sees, and clears by itself',
  async ({ page, context }) => {
    // Deferred code loads after the first content.
    const settled = watchStart(page);
    await page.goto('/a/products');
    await expect(page.getByRole('table')).toBeVisible();
    await settled();
    await context.setOffline(true);
    const banner = page.getByText('You’re offline.');
    await expect(banner).toBeVisible();
    await expect(page.getByText('Last loaded just now.')).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  },
);

freshTest(
  'a server that is away is said, and the page fills in when it is back',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const settled = watchStart(page);
    await page.goto('/a/products');
    await expect(page.getByRole('table')).toBeVisible();
    await settled();
    await intercept(page, '**/admin/**', (route) => route.abort());
    await page.getByRole('searchbox', { name: 'Search products' }).fill(product.title);
    await expect(page.getByText('Couldn’t reach your store.')).toBeVisible({ timeout: 30_000 });
    await release(page, '**/admin/**');
    await expect(page.getByText('Couldn’t reach your store.')).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
  },
);

/** Its list doesn't load the record page's code. */
async function createCollection(api: Api): Promise<{ id: string; title: string }> {
  const { collection } = await api.post<{ collection: { id: string; title: string } }>(
    '/admin/collections',
    { title: `Harbor ${randomUUID()}` },
  );
  return collection;
}

freshTest(
  'code that is gone after a deployment is fetched by loading the page anew',
  async ({ page, api }) => {
    const collection = await createCollection(api);
    // The list prefetches the first record's code.
    let isGone = true;
    await page.route('**/assets/collections-record*.js', (route) =>
      isGone ? route.abort() : route.fallback(),
    );
    await page.goto(`/a/collections?q=${encodeURIComponent(collection.title)}`);
    const link = page.getByRole('link', { name: collection.title });
    await expect(link).toBeVisible();
    let loads = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      isGone = false;
    });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: collection.title })).toBeVisible();
    expect(loads).toBe(1);
  },
);

freshTest(
  'code that stays away ends in an explanation, never in a loop',
  { tag: '@all' },
  async ({ page, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const collection = await createCollection(api);
    // The list prefetches the first record's code.
    await page.route('**/assets/collections-record*.js', (route) => route.abort());
    await page.goto(`/a/collections?q=${encodeURIComponent(collection.title)}`);
    const link = page.getByRole('link', { name: collection.title });
    await expect(link).toBeVisible();
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await link.click();
    await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await page.waitForTimeout(2000);
    expect(loads).toBe(1);
    await expect(page.getByText('Couldn’t load this page')).toBeVisible();
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('page: /a/collections/:id');
    expect(copied).toContain('error: TypeError');
    expect(copied).not.toContain(collection.id);
  },
);

/** All reads except the session's. */
const READS = /\/admin\/(?!auth\b)/;

interface Fault {
  name: string;
  answer: (route: HeldCall) => Promise<void>;
  /** Shown on a screen that can't do without. */
  explained: (page: Page) => Locator;
}

const said = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: retry(page) });
const retry = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });
const gone = (page: Page): Locator =>
  said(page).or(page.getByRole('main').getByText(/not found|no longer|deleted/i));
const status =
  (code: number) =>
  (route: HeldCall): Promise<void> =>
    route.fulfill({ status: code, json: { type: 'some_error', message: 'A reason' } });

type Answer = Record<string, unknown>;

const mapValues = (answer: Answer, to: (value: unknown) => unknown): Answer =>
  Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, to(value)]));
/** Strips records to their id; keeps numbers. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return 'id' in value ? { id: value.id } : {};
};
const instead =
  (change: (answer: Answer) => Answer) =>
  async (route: HeldCall): Promise<void> => {
    const response = await route.fetch();
    if (response.ok()) await route.fulfill({ json: change((await response.json()) as Answer) });
    else await route.fulfill({ response });
  };

const FAULTS: readonly Fault[] = [
  { name: 'status 500', answer: status(500), explained: said },
  { name: 'status 404', answer: status(404), explained: gone },
  { name: 'status 403', answer: status(403), explained: said },
  {
    name: 'status 401',
    answer: status(401),
    explained: (page) => page.getByRole('dialog', { name: 'Sign in again' }),
  },
  {
    name: 'broken JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"products": [' }),
    explained: said,
  },
  {
    name: 'a page of HTML',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<html>Gateway' }),
    explained: said,
  },
  { name: 'an empty object', answer: (route) => route.fulfill({ json: {} }), explained: said },
  {
    name: 'null where a list or a record belongs',
    answer: instead((answer) => mapValues(answer, () => null)),
    explained: gone,
  },
  {
    name: 'records without their fields',
    answer: instead((answer) => mapValues(answer, bare)),
    // The new record's form covers its list.
    explained: (page) =>
      gone(page).or(page.getByRole('heading', { level: 1, includeHidden: true })),
  },
  {
    name: 'no answer at all',
    answer: () => Promise.resolve(),
    explained: (page) =>
      page
        .getByRole('status')
        .filter({ hasText: 'This is taking longer than usual.', has: retry(page) }),
  },
  { name: 'a cut connection', answer: (route) => route.abort(), explained: said },
];

/** Advances time for retries and timeouts until visible. */
async function passTime(page: Page, until: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(until.first()).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 60_000, intervals: [20] });
}

/** Representative screens: others of a kind share their parts. */
const KINDS = ['product list', 'product', 'category tree', 'prices and stock'];

const AREAS = [...new Set(SCREENS.map(({ area }) => area))];

/** Every tenth of them on screens like others. */
const STEP = 10;

/**
 * Each on two of KINDS, every STEPth on the others. Short form: each once over KINDS, one on a screen of every
 * other area.
 */
function faultsOf({ name, area }: Screen, place: number): readonly Fault[] {
  const kind = KINDS.indexOf(name);
  if (isWhole) return FAULTS;
  if (!isShort && kind !== -1) return FAULTS.filter((_fault, index) => index % 2 === kind % 2);
  if (!isShort) return FAULTS.filter((_fault, index) => index % STEP === place % STEP);
  if (kind !== -1) return FAULTS.filter((_fault, index) => index % KINDS.length === kind);
  if (!inTurn(AREAS, 1, 2).includes(area)) return [];
  const first = SCREENS.find((one) => one.area === area && !one.isOpen && !one.onFaults);
  if (first?.name !== name) return [];
  return FAULTS.filter((_fault, index) => index === place % FAULTS.length);
}

const inside = SCREENS.filter(({ isOpen }) => !isOpen)
  .map((screen, place) => ({ ...screen, faults: faultsOf(screen, place) }))
  .filter(({ faults }) => faults.length > 0);

/** In the short form, areas with one fault share a page. */
const groupOf = ({ area, faults }: (typeof inside)[number]): string =>
  isShort && faults.length === 1 ? 'one of each' : area;

for (const group of new Set(inside.map(groupOf))) {
  const screens = inside.filter((screen) => groupOf(screen) === group);
  freshTest(`no white page whatever the server sends: ${group}`, async ({ page, records }) => {
    freshTest.setTimeout(screens.reduce((sum, { faults }) => sum + faults.length, 1) * 60_000);
    const thrown = watchThrown(page);
    const hidden = { includeHidden: true };
    const navigation = page.getByRole('navigation', { name: 'Main', ...hidden });
    // Its place stays in the page while the menu loads.
    const account = page.getByRole('button', { name: 'Your account', ...hidden }).first();
    await page.clock.install();
    for (const { name: screen, path, onFaults, faults } of screens) {
      for (const { name, answer, explained } of faults) {
        await freshTest.step(`${screen}: ${name}`, async () => {
          await intercept(page, READS, answer);
          await page.goto(path(records));
          const stands = onFaults === 'stands' && name !== 'status 401';
          await passTime(page, stands ? page.getByRole('heading', { level: 1 }) : explained(page));
          await expect(account).toBeAttached();
          await expect(navigation).toBeAttached();
          expect(thrown).toEqual([]);
          // Abandoned answers may be pending.
          await releaseAll(page);
        });
      }
    }
  });
}

freshTest('no white page when even the question who is signed in fails', async ({ page }) => {
  await intercept(page, '**/admin/auth', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/a/products');
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach your store');
  await release(page, '**/admin/auth');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
