import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { intercept, release, releaseAll } from '../support/intercept.ts';
import { reach } from '../support/keys.ts';
import { placeOrders } from '../support/orders.ts';
import { expect, expectNoViolations, freshTest, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';

const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: name });
const numbers = (page: Page): Locator =>
  page.getByRole('table', { name: 'Orders' }).getByRole('link');

const isOrderList = ({ pathname }: URL): boolean => pathname === '/admin/orders';

/** Other tests change orders, so the server is asked for this customer's. */
const seeOnly = (page: Page, customerId: string): Promise<void> =>
  intercept(page, isOrderList, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('customer_id', customerId);
    await route.fulfill({ response: await page.request.get(url.href) });
  });

test(
  'a payment to capture is counted, its link shows exactly that order, and a captured one is gone',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId, orders } = await placeOrders(api, request, 2);
    const [newest, oldest] = orders.map((order) => `#${order.display_id}`);
    await seeOnly(page, customerId);
    await goTo(page, '/a/home');
    const toCapture = row(page, 'Payments to capture');
    await expect(toCapture).toHaveText(/Oldest: .* 2$/);
    await expect(row(page, 'Orders to fulfill')).toHaveText(/ 2$/);
    await expect(row(page, 'Fulfilled orders to ship')).toHaveCount(0);
    await expectNoViolations(page);
    await toCapture.getByRole('link').first().click();
    await expect(numbers(page)).toHaveText([newest ?? '', oldest ?? '']);

    await api.post(`/admin/orders/${orders[0]?.id}/capture`, {});
    await goTo(page, '/a/home');
    await expect(toCapture).toHaveText(/ 1$/);
    await toCapture.getByRole('link').first().click();
    await expect(numbers(page)).toHaveText([oldest ?? '']);

    await api.post(`/admin/orders/${orders[1]?.id}/capture`, {});
    await goTo(page, '/a/home');
    await expect(row(page, 'Orders to fulfill')).toHaveText(/ 2$/);
    await expect(toCapture).toHaveCount(0);
    await releaseAll(page);
  },
);

test(
  'a count that fails takes only its own row, and counts again',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { customerId } = await placeOrders(api, request, 1);
    await seeOnly(page, customerId);
    const returns = ({ pathname }: URL): boolean => pathname === '/admin/returns';
    await intercept(page, returns, (route) => route.fulfill({ status: 403, json: {} }));
    await goTo(page, '/a/home');
    const onTheirWay = row(page, 'Returns on their way');
    await expect(onTheirWay).toContainText('Couldn’t count');
    await expect(row(page, 'Payments to capture')).toHaveText(/ 1$/);
    await release(page, returns);
    await onTheirWay.getByRole('button', { name: 'Try again' }).click();
    await expect(onTheirWay.getByText('Couldn’t count')).toHaveCount(0);
    await releaseAll(page);
  },
);

freshTest(
  'the app opens with the orders for whoever prefers them',
  { tag: '@all' },
  async ({ page, api }) => {
    await withQuietSessionOf(page, await createUser(api));
    await page.goto('/');
    await expect(page).toHaveURL(/\/a\/home$/);
    await page.goto('/a/settings/profile');
    await page.getByRole('radiogroup', { name: 'Start page' }).getByText('Orders').click();
    await page.goto('/');
    await expect(page).toHaveURL(/\/a\/orders$/);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
);

const figure = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^${name}: `, 'u') });
const chart = (page: Page): Locator => page.getByRole('img', { name: 'Net sales', exact: true });
const point = (page: Page): Locator => page.locator('.recharts-tooltip-wrapper');
const totals = (page: Page): Locator =>
  page.getByRole('table', { name: 'Sales over time' }).getByRole('row', { name: /^Total/u });

interface Sold {
  /** Newest first */
  orders: string[];
  netSales: string;
}

/** The home page of someone whose store has two orders, of today */
async function openWithTwoOrders(
  page: Page,
  api: Api,
  request: APIRequestContext,
  query = '',
): Promise<Sold> {
  const { customerId, orders } = await placeOrders(api, request, 2);
  await withQuietSessionOf(page, await createUser(api));
  // Figures are read in a worker.
  await page.context().route(isOrderList, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('customer_id', customerId);
    // The page may be gone.
    await route.continue({ url: url.href }).catch(() => undefined);
  });
  await page.goto(`/a/home${query}`);
  await expect(figure(page, 'Orders')).toHaveText('2');
  return {
    orders: orders.map((order) => `#${order.display_id}`),
    netSales: (await figure(page, 'Net sales').textContent()) ?? '',
  };
}

freshTest(
  'keys alone choose a period, read the chart, and lead to a figure’s orders and back',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { keyboard } = page;
    const { orders, netSales } = await openWithTwoOrders(page, api, request);

    const period = page.getByRole('button', { name: /, Period$/u });
    await reach(page, period);
    await keyboard.press('Enter');
    const week = page.getByRole('dialog', { name: 'Period' }).getByRole('button', {
      name: 'Last 7 days',
      exact: true,
    });
    await reach(page, week, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/period=last7/u);
    await expect(period).toBeFocused();

    const comparison = page.getByRole('button', { name: /, Comparison$/u });
    await reach(page, comparison);
    await keyboard.press('Enter');
    await reach(page, page.getByRole('menuitemradio', { name: 'No comparison' }), 'ArrowDown');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/compare=none/u);
    await expect(comparison).toBeFocused();

    await reach(page, chart(page));
    await expect(point(page)).toBeVisible();
    await expect(point(page)).not.toContainText(netSales);
    // Keys that come in one frame count once.
    await expect(async () => {
      await keyboard.press('ArrowRight');
      await expect(point(page)).toContainText(netSales, { timeout: 500 });
    }).toPass();
    const told = page.getByRole('table', { name: 'Net sales' }).getByRole('row');
    await expect(told.last()).toContainText(netSales);

    await reach(page, figure(page, 'Orders'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Sales over time' })).toBeVisible();
    await expect(page).toHaveURL(/period=last7&compare=none&figure=orders/u);
    await reach(page, totals(page).getByRole('link'));
    await keyboard.press('Enter');
    await expect(numbers(page)).toHaveText(orders);

    await page.goBack();
    await expect(totals(page).getByRole('link')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page).toHaveURL(/period=last7&compare=none/u);
    await expect(figure(page, 'Orders')).toBeFocused();
  },
);

freshTest(
  'today’s figures are those of the report, and of the orders that it leads to',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { orders, netSales } = await openWithTwoOrders(page, api, request, '?period=last7');

    const { width, height } = (await chart(page).boundingBox()) ?? { width: 0, height: 0 };
    // Beside the last day, half of whose label needs room.
    await chart(page).hover({ position: { x: width - 32, y: height / 2 } });
    await expect(point(page)).toContainText(netSales);

    await page.getByRole('button', { name: /, Period$/u }).click();
    await page
      .getByRole('dialog', { name: 'Period' })
      .getByRole('button', { name: 'Today', exact: true })
      .click();
    await expect(page.getByRole('button', { name: 'Hourly, Interval' })).toBeVisible();
    await expect(figure(page, 'Net sales')).toHaveText(netSales);
    const values: string[] = [];
    for (const name of ['Net sales', 'Orders', 'Average order value', 'Items sold']) {
      values.push((await figure(page, name).textContent()) ?? '');
    }

    await figure(page, 'Orders').click();
    await expect(page).toHaveURL(/reports\/sales\?period=today/u);
    for (const value of values) {
      const cells = totals(page).getByRole('cell', { name: value, exact: true });
      await expect(cells.first()).toBeVisible();
    }
    await totals(page).getByRole('link').click();
    await expect(numbers(page)).toHaveText(orders);
  },
);
