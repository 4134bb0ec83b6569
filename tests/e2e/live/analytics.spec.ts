import { gunzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { intercept, release } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import { expect, expectNoViolations, freshTest as test, watchErrors } from '../support/test.ts';
import { createUser, newAddress, withSessionOf } from '../support/users.ts';
import { watchStart } from '../support/visit.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const HOST = 'https://usage.example';

interface UsageEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** Milliseconds after which all timers (prompt, event batches) have fired. */
const AGES = 30_000;

/** Points the analytics provider at this test, and fakes the page's clock. */
async function captureUsage(page: Page): Promise<{ events: UsageEvent[]; calls: string[] }> {
  // The provider ignores automated browsers.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });
  await page.clock.install();
  const events: UsageEvent[] = [];
  const calls: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    await route.fulfill({ json: { ...json, analytics: { key: 'phc_test', host: HOST } } });
  });
  await page.route(`${HOST}/**`, async (route) => {
    const request = route.request();
    calls.push(`${request.method()} ${request.url()}`);
    events.push(...readEvents(request));
    await route.fulfill({ json: { status: 1 }, headers: { 'access-control-allow-origin': '*' } });
  });
  return { events, calls };
}

function readEvents(request: Request): UsageEvent[] {
  const sent = request.postDataBuffer();
  if (!sent) return [];
  const isCompressed = sent[0] === 0x1f && sent[1] === 0x8b;
  const body = (isCompressed ? gunzipSync(sent) : sent).toString();
  const value = JSON.parse(body) as UsageEvent | UsageEvent[] | { batch: UsageEvent[] };
  if (Array.isArray(value)) return value;
  return 'batch' in value ? value.batch : [value];
}

function watchCode(page: Page): string[] {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(new URL(request.url()).pathname);
  });
  return code;
}

/** Advances fake time until `check` passes. */
async function pass(page: Page, check: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(AGES);
    await check();
  }).toPass({ timeout: 60_000 });
}

/**
 * Opens the user's choice, shown once the server has answered.
 *
 * @param tick advances a stopped clock
 */
async function openChoice(page: Page, tick = async (): Promise<void> => {}) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await tick();
  await page.getByRole('menuitem', { name: 'Usage data' }).click();
  await tick();
  return page.getByRole('dialog', { name: 'Usage data' });
}

const screen = (page: Page) => page.getByRole('dialog', { name: 'Help us get better' });
const isProviderCode = (path: string): boolean => /posthog|module\.slim/.test(path);

test(
  'asks a user who has not chosen yet, and keeps the choice',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    await withSessionOf(page, user);
    await captureUsage(page);
    // The browser logs the 404 of a missing choice.
    const expectNoErrors = watchErrors(page, [/status of 404/]);
    const choices: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/admin/analytics-configs')) {
        choices.push(request.postDataJSON());
      }
    });
    const isMissing = page.waitForResponse('**/admin/analytics-configs');
    await page.goto('/a/products');
    await isMissing;
    await expect(screen(page)).toBeVisible();
    await expectNoViolations(page, { within: '[role=dialog]' });
    await expect(screen(page).getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/posthog\.com\//,
    );
    const email = screen(page).getByLabel('Email', { exact: true });
    const anonymize = screen(page).getByRole('switch', { name: 'Anonymize my usage data' });
    const optOut = screen(page).getByRole('switch', { name: 'Opt out of sharing my usage data' });
    const submit = screen(page).getByRole('button', { name: 'Continue' });
    await expect(email).toHaveAttribute('placeholder', user.email);
    await expect(anonymize).not.toBeChecked();
    await expect(optOut).not.toBeChecked();
    // Enter must not share anything.
    await expect(screen(page).getByRole('button', { name: 'Don’t share' })).toBeFocused();

    await email.fill('nobody');
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    await anonymize.click();
    await expect(email).toBeDisabled();
    await optOut.click();
    await expect(anonymize).not.toBeChecked();
    await expect(anonymize).toBeDisabled();
    await expect(email).toBeDisabled();
    await optOut.click();
    await expect(anonymize).toBeEnabled();
    await expect(email).toBeEnabled();
    await anonymize.click();
    await page.keyboard.press('Escape');
    await expect(screen(page)).toBeVisible();

    await submit.click();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    await expect(page.getByText('Your preferences were successfully updated')).toBeVisible();
    await expect(screen(page)).toBeHidden();
    expect(choices).toEqual([{ anonymize: true, opt_out: false }]);
    await page.reload();
    const chosen = await openChoice(page);
    await expect(chosen.getByRole('switch', { name: 'Anonymize my usage data' })).toBeChecked();
    await page.clock.fastForward(AGES);
    await expect(screen(page)).toBeHidden();
    expectNoErrors();
  },
);

test(
  'without a project that takes the data nobody is asked',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    await page.clock.install();
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().includes('/admin/analytics-configs');
    });
    await page.goto('/a/products');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Usage data' })).toHaveCount(0);
    await page.clock.fastForward(AGES);
    await expect(screen(page)).toBeHidden();
    expect(isAsked).toBe(false);
  },
);

test(
  'waits its second, lies over the invite page, and leaves sign-in and reset alone',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    await captureUsage(page);
    let answer: (() => Promise<void>) | undefined;
    await intercept(page, '**/admin/analytics-configs', (route) => {
      answer = () => route.continue();
    });
    // Stop the clock.
    await page.clock.pauseAt(Date.now() + AGES);
    await page.goto('/invite?token=a.b.c');
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(answer).toBeDefined();
    }).toPass();
    const answered = page.waitForResponse('**/admin/analytics-configs');
    await answer?.();
    await answered;
    await page.clock.runFor(900);
    await expect(screen(page)).toBeHidden();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(screen(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await release(page, '**/admin/analytics-configs');
    await page.clock.resume();
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.clock.fastForward(AGES);
    await expect(screen(page)).toBeHidden();
  },
);

for (const [name, body, text] of [
  ['its first message', { message: [{ message: 'Not on a Sunday' }] }, 'Not on a Sunday'],
  ['its message', { message: 'Not on a Monday' }, 'Not on a Monday'],
  ['nothing to say', {}, 'Something went wrong, Please try again.'],
] as const) {
  test(
    `a failed save is told with ${name}, and the screen stays`,
    { tag: '@all' },
    async ({ page, api }) => {
      await withSessionOf(page, await createUser(api));
      await captureUsage(page);
      await intercept(page, '**/admin/analytics-configs', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: body })
          : route.fallback(),
      );
      await page.goto('/a/products');
      await screen(page).getByRole('button', { name: 'Continue' }).click();
      const toast = page.getByRole('alert').filter({ hasText: text });
      await expect(toast).toContainText('Error');
      await expect(screen(page)).toBeVisible();
    },
  );
}

test('whoever opts out loads nothing and sends nothing, now and later', async ({ page, api }) => {
  await withSessionOf(page, await createUser(api));
  const { calls } = await captureUsage(page);
  const code = watchCode(page);
  await page.goto('/a/products');
  await screen(page).getByRole('button', { name: 'Don’t share' }).click();
  await expect(screen(page)).toBeHidden();
  await page.goto('/a/products?q=lamp');
  const chosen = await openChoice(page);
  await expect(
    chosen.getByRole('switch', { name: 'Opt out of sharing my usage data' }),
  ).toBeChecked();
  await page.clock.fastForward(AGES);
  expect(calls).toEqual([]);
  expect(code.filter(isProviderCode)).toEqual([]);
});

test(
  'before the choice, nothing is loaded or sent either',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    const { calls } = await captureUsage(page);
    const code = watchCode(page);
    await page.goto('/a/products');
    await expect(screen(page)).toBeVisible();
    await page.clock.fastForward(AGES);
    expect(calls).toEqual([]);
    expect(code.filter(isProviderCode)).toEqual([]);
  },
);

test(
  'whoever agrees is known by id and store; pages are told by pattern, counts once',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    const user = await createUser(api);
    await withSessionOf(page, user);
    const { events, calls } = await captureUsage(page);
    const code = watchCode(page);
    const address = newAddress();
    await page.goto(`/a/products?q=${encodeURIComponent(product.title)}`);
    await screen(page).getByLabel('Email', { exact: true }).fill(address);
    await screen(page).getByRole('button', { name: 'Continue' }).click();
    await expect(screen(page)).toBeHidden();
    await page.getByRole('link', { name: product.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await pass(page, () =>
      expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['numDiscounts'])),
    );
    expect(events.filter(({ event }) => event === '$pageview')).toHaveLength(2);
    expect(code.filter(isProviderCode).length).toBeGreaterThan(0);

    const { store } = await api.get<{ store: { name: string; currencies: unknown[] } }>(
      '/admin/store',
    );
    const identify = events.find(({ event }) => event === '$set');
    expect(identify?.properties.distinct_id).toBe(user.id);
    expect(identify?.properties.$set).toEqual({ store_name: store.name });
    expect(
      events
        .filter(({ event }) => event === '$pageview')
        .map(({ properties }) => properties.$current_url),
    ).toEqual(['/a/products', '/a/products/:id']);

    const own = new Map(events.map(({ event, properties }) => [event, properties]));
    for (const name of [
      'numUsers',
      'numProducts',
      'numOrders',
      'regions',
      'currencies',
      'numDiscounts',
    ]) {
      expect(own.get(name)?.count, name).toEqual(expect.any(Number));
    }
    expect(own.get('currencies')?.count).toBe(store.currencies.length);
    expect(own.get('storeName')?.name).toBe(store.name);
    expect(own.get('userEmail')?.email).toBe(address);

    // No title, URL, search text or name is sent.
    const told = JSON.stringify(events);
    expect(told).not.toContain(product.title);
    expect(told).not.toContain(product.id);
    expect(told).not.toContain('localhost');
    expect(told).not.toContain(user.email);
    // No further scripts, flags or settings are requested.
    expect(calls.filter((call) => !/^POST .*\/e\/|^POST .*\/batch\//.test(call))).toEqual([]);

    // A reload sends the page view, but not the counts, which would come first.
    events.length = 0;
    // A running clock would time out requests during the load.
    const settled = watchStart(page);
    await page.reload();
    await settled();
    await pass(page, () => expect(events.map(({ event }) => event)).toContain('$pageview'));
    await page.clock.fastForward(AGES);
    expect(events.map(({ event }) => event)).not.toContain('numUsers');
    expect(events.map(({ event }) => event)).not.toContain('userEmail');
  },
);

test(
  'a change of mind elsewhere holds as soon as one comes back to this tab',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    await withSessionOf(page, user);
    const agreed = { opt_out: false, anonymize: true };
    await page.request.post('/admin/analytics-configs', { data: agreed });
    const { events } = await captureUsage(page);
    const settled = watchStart(page);
    await page.goto('/a/products');
    await settled();
    await pass(page, () => expect(events).toHaveLength(1));
    const elsewhere = { opt_out: true, anonymize: false };
    await page.request.post('/admin/analytics-configs/update', { data: elsewhere });
    const read = page.waitForResponse('**/admin/analytics-configs');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await read;
    await page.getByRole('link', { name: 'Collections' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    await page.clock.fastForward(AGES);
    await expect(page.getByRole('table')).toBeVisible();
    expect(events).toHaveLength(1);
  },
);

test(
  'of whoever anonymizes only pages are told; a change of mind holds at once, for what waits too',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    await withSessionOf(page, user);
    await page.request.post('/admin/analytics-configs', {
      data: { opt_out: false, anonymize: true },
    });
    const { events, calls } = await captureUsage(page);
    const pages = () => events.map(({ properties }) => properties.$current_url);
    // A running clock would time out requests during the load.
    const settled = watchStart(page);
    await page.goto('/a/products');
    await settled();
    await pass(page, () => expect(pages()).toEqual(['/a/products']));
    const { store } = await api.get<{ store: { name: string } }>('/admin/store');
    const told = JSON.stringify(events);
    for (const known of [user.id, user.email, store.name, 'localhost']) {
      expect(told).not.toContain(known);
    }
    expect(Object.keys(events[0]?.properties ?? {}).toSorted()).toEqual(
      [
        '$current_url',
        '$geoip_disable',
        '$insert_id',
        '$ip',
        '$lib',
        '$lib_version',
        '$pathname',
        '$process_person_profile',
        '$time',
        'distinct_id',
        'token',
      ].toSorted(),
    );
    expect(events[0]?.properties).toMatchObject({
      $process_person_profile: false,
      $geoip_disable: true,
    });

    // Stays below the batch delay, so that the event remains in the page.
    events.length = 0;
    calls.length = 0;
    await page.clock.pauseAt(Date.now() + 100 * AGES);
    const tick = (): Promise<void> => page.clock.runFor(400);
    await page.getByRole('link', { name: 'Collections' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    const dialog = await openChoice(page, tick);
    await expect(dialog.getByRole('switch', { name: 'Anonymize my usage data' })).toBeChecked();
    await dialog.getByRole('switch', { name: 'Opt out of sharing my usage data' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your preferences were successfully updated')).toBeVisible();
    await page.clock.resume();
    await expect(dialog).toBeHidden();
    const { analytics_config: kept } = (await (
      await page.request.get('/admin/analytics-configs')
    ).json()) as { analytics_config: { opt_out: boolean; anonymize: boolean } };
    expect(kept).toMatchObject({ opt_out: true, anonymize: false });
    await page.clock.fastForward(AGES);
    await page.getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.clock.fastForward(AGES);
    expect(events).toEqual([]);
    expect(calls).toEqual([]);
  },
);
