import type { Locator, Page } from '@playwright/test';
import { intercept, release, releaseAll } from '../support/intercept.ts';
import { placeOrders } from '../support/orders.ts';
import { expect, expectNoViolations, freshTest, goTo, test } from '../support/test.ts';
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

test('a payment to capture is counted, its link shows exactly that order, and a captured one is gone', async ({
  page,
  api,
  request,
}) => {
  const { customerId, orders } = await placeOrders(api, request, 2);
  const [newest, oldest] = orders.map((order) => `#${order.display_id}`);
  await seeOnly(page, customerId);
  await goTo(page, '/a/home');
  const toCapture = row(page, 'Payments to capture');
  await expect(toCapture).toHaveText(/Oldest: .* 2$/);
  await expect(row(page, 'Orders to fulfill')).toHaveText(/ 2$/);
  await expect(row(page, 'Fulfilled orders to ship')).toHaveCount(0);
  await expectNoViolations(page);
  await toCapture.getByRole('link').click();
  await expect(numbers(page)).toHaveText([newest ?? '', oldest ?? '']);

  await api.post(`/admin/orders/${orders[0]?.id}/capture`, {});
  await goTo(page, '/a/home');
  await expect(toCapture).toHaveText(/ 1$/);
  await toCapture.getByRole('link').click();
  await expect(numbers(page)).toHaveText([oldest ?? '']);

  await api.post(`/admin/orders/${orders[1]?.id}/capture`, {});
  await goTo(page, '/a/home');
  await expect(row(page, 'Orders to fulfill')).toHaveText(/ 2$/);
  await expect(toCapture).toHaveCount(0);
  await releaseAll(page);
});

test('a count that fails takes only its own row, and counts again', async ({
  page,
  api,
  request,
}) => {
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
});

freshTest('the app opens with the orders for whoever prefers them', async ({ page, api }) => {
  await withQuietSessionOf(page, await createUser(api));
  await page.goto('/');
  await expect(page).toHaveURL(/\/a\/home$/);
  await page.goto('/a/settings/profile');
  await page.getByRole('radiogroup', { name: 'Open with' }).getByText('Orders').click();
  await page.goto('/');
  await expect(page).toHaveURL(/\/a\/orders$/);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
