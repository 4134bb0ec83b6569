import { createProduct } from '../support/products.ts';
import { expect, freshTest } from '../support/test.ts';
import {
  AGES,
  captureUsage,
  isProviderCode,
  openChoice,
  passTime,
  question,
  USER_AGENT,
  watchCode,
} from '../support/usage-data.ts';
import { createUser, newAddress, withSessionOf } from '../support/users.ts';
import { watchStart } from '../support/visit.ts';

freshTest.use({ userAgent: USER_AGENT });

freshTest(
  'whoever opts out loads nothing and sends nothing, now and later',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    const { calls } = await captureUsage(page);
    const code = watchCode(page);
    await page.goto('/a/products');
    await question(page).getByRole('button', { name: 'Don’t share' }).click();
    await expect(question(page)).toBeHidden();
    await page.goto('/a/products?q=lamp');
    const chosen = await openChoice(page);
    await expect(
      chosen.getByRole('switch', { name: 'Opt out of sharing my usage data' }),
    ).toBeChecked();
    await page.clock.fastForward(AGES);
    expect(calls).toEqual([]);
    expect(code.filter(isProviderCode)).toEqual([]);
  },
);

freshTest(
  'before the choice, nothing is loaded or sent either',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    const { calls } = await captureUsage(page);
    const code = watchCode(page);
    await page.goto('/a/products');
    await expect(question(page)).toBeVisible();
    await page.clock.fastForward(AGES);
    expect(calls).toEqual([]);
    expect(code.filter(isProviderCode)).toEqual([]);
  },
);

freshTest(
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
    await question(page).getByLabel('Email', { exact: true }).fill(address);
    await question(page).getByRole('button', { name: 'Continue' }).click();
    await expect(question(page)).toBeHidden();
    await page.getByRole('link', { name: product.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await passTime(page, () =>
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
    await passTime(page, () => expect(events.map(({ event }) => event)).toContain('$pageview'));
    await page.clock.fastForward(AGES);
    expect(events.map(({ event }) => event)).not.toContain('numUsers');
    expect(events.map(({ event }) => event)).not.toContain('userEmail');
  },
);

freshTest(
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
    await passTime(page, () => expect(events).toHaveLength(1));
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

freshTest(
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
    await passTime(page, () => expect(pages()).toEqual(['/a/products']));
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
