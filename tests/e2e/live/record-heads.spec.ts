import { createCustomer } from '../support/customers.ts';
import { intercept } from '../support/intercept.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'a record opened from its list shows its title before it is read, and its sections after',
  { tag: '@all' },
  async ({ page, api }) => {
    const customer = await createCustomer(api, { first_name: 'Ada', last_name: 'Headings' });
    const name = 'Ada Headings';
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await intercept(page, `**/admin/customers/${customer.id}*`, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await goTo(page, `/a/customers?q=${encodeURIComponent(customer.email)}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/customers/${customer.id}`));
    await expect(page.locator('main h2')).toHaveCount(0);
    answer();
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);
