import { makePriceList } from '../support/price-lists.ts';
import { ownName } from '../support/sets.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

test(
  'price lists stand by their dates, with what overlaps and what ends when, and lead to their pages',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const mark = ownName('Dates');
    const running = await makePriceList(api, {
      name: `${mark} running`,
      starts_at: inDays(-1),
      ends_at: inDays(1),
    });
    await makePriceList(api, { name: `${mark} endless`, status: 'draft' });
    await makePriceList(api, { name: `${mark} past`, ends_at: inDays(-800) });
    await goTo(page, '/a/price-lists');
    await page.getByRole('link', { name: 'Calendar' }).click();
    const rows = page.getByRole('list', { name: 'Promotion calendar' }).getByRole('listitem');
    const row = (name: string) => rows.filter({ hasText: `${mark} ${name}` });
    await expect(row('running')).toContainText('Active');
    await expect(row('running')).toContainText(/Price list · .+ to .+ · Overlaps/);
    await expect(row('endless')).toContainText('Draft');
    await expect(row('endless')).toContainText('No start or end');
    // Drafts don't overlap.
    await expect(row('endless')).not.toContainText('Overlaps');
    await expect(row('past')).toHaveCount(0);
    await expectNoViolations(page);
    await page.getByText('Year', { exact: true }).click();
    await expect(row('running')).toBeVisible();
    // A year earlier it runs on 1 January.
    await page.getByRole('button', { name: 'Earlier' }).click({ clickCount: 2 });
    await expect(row('running')).toHaveCount(0);
    await expect(row('endless')).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await row('running').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/a/price-lists/${running.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: running.name })).toBeVisible();
    expectNoErrors();
  },
);
