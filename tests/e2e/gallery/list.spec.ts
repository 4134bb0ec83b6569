import { expect, freshTest, goTo, test } from '../support/test.ts';

const rows = 'tbody tr';

test.beforeEach(async ({ page }) => {
  await goTo(page, '/gallery/list');
  await expect(page.getByRole('link', { name: 'Brass lantern 1', exact: true })).toBeVisible();
});

test('keys walk through the rows, select, search and open', async ({ page }) => {
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Brass lantern 1', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Linen crate 3', exact: true })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Oak compass 2' })).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search things' });
  await expect(search).toBeFocused();
  await page.keyboard.type('jxk');
  await expect(search).toHaveValue('jxk');
  await search.fill('Cedar anchor 7');
  await expect(page.locator(rows).first()).toContainText('Cedar anchor 7');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/opened=item-7/);
});

test(
  'a selection lasts over pages and ends with another search',
  { tag: '@all' },
  async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Select Brass lantern 1' }).check();
    await page
      .getByRole('checkbox', { name: 'Select Storm rope 4' })
      .click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('26–50 of 10,000')).toBeVisible();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('4 selected');
    await bar.getByRole('button', { name: 'Select this page' }).click();
    await expect(bar).toContainText('29 selected');
    await page.getByRole('searchbox').fill('mug');
    await expect(bar).toBeHidden();
  },
);

freshTest('filters are chips that the address keeps', { tag: '@all' }, async ({ page }) => {
  // The calendar opens at the current month.
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await page.reload();
  const add = page.getByRole('button', { name: 'Add filter' });
  await add.click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'draft' }).click();
  await page.getByRole('option', { name: 'rejected' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Status draft, rejected' })).toBeFocused();
  await add.click();
  await page.getByRole('menuitem', { name: 'Created' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  // Either end may come first.
  await page.getByRole('button', { name: /\b7 October 2026/ }).click();
  await page.getByRole('button', { name: /\b1 October 2026/ }).click();
  await expect(page).toHaveURL(/created=2026-10-01\.\.2026-10-07/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Created 1.–.7 Oct 2026$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Status' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('1–25 of 10,000')).toBeVisible();
});

test(
  'days of a filter are typed, one after the other or one alone',
  { tag: '@all' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Created' }).click();
    const panel = page.getByRole('dialog', { name: 'Created' });
    const [from, to] = [panel.getByLabel('From'), panel.getByLabel('To')];
    await from.fill('05/02/2024');
    await expect(panel.getByText('February 2024')).toBeVisible();
    await from.press('Tab');
    await expect(page).toHaveURL(/created=2024-02-05\.\.(?:&|$)/);
    await to.fill('04/02/2024');
    await expect(to).toHaveAccessibleDescription('Must be 05/02/2024 or later.');
    await to.fill('20/02/2024');
    await to.press('Enter');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/created=2024-02-05\.\.2024-02-20/);
    await page.getByRole('button', { name: /^Created 5.–.20 Feb 2024$/ }).click();
    await from.fill('');
    await from.press('Enter');
    await expect(page).toHaveURL(/created=\.\.2024-02-20/);
  },
);

test(
  'a filter that is left without a choice goes, and the focus stays where filters are added',
  { tag: '@all' },
  async ({ page }) => {
    const add = page.getByRole('button', { name: 'Add filter' });
    const fields = {
      Status: page.getByRole('combobox', { name: 'Status' }),
      Created: page.getByRole('dialog', { name: 'Created' }).locator(':focus'),
    };
    for (const [name, field] of Object.entries(fields)) {
      await add.click();
      await page.getByRole('menuitem', { name }).click();
      await expect(page.getByRole('button', { name, exact: true, expanded: true })).toBeVisible();
      // Escape needs the focus in the popover.
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
      await expect(page.getByRole('search').getByRole('button', { name })).toBeHidden();
    }
  },
);

test(
  'a few choices have no search of their own, and the keys work as in a long list',
  { tag: '@all' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Status' }).click();
    const field = page.getByRole('combobox', { name: 'Status' });
    await expect(field).toBeFocused();
    expect((await field.locator('..').boundingBox())?.height).toBeLessThanOrEqual(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=draft/);
  },
);

test(
  'the way the list is shown stands beside the search, whatever the width, the language and the filters',
  { tag: '@all' },
  async ({ page }) => {
    for (const language of ['en', 'de', 'tm', 'ar']) {
      await goTo(page, `/gallery/list?lng=${language}&status=draft&status=rejected&stock=no&q=a`);
      const bar = page.getByRole('search');
      await expect(bar.getByRole('button')).not.toHaveCount(0);
      await expect(bar.locator('[aria-haspopup=dialog]').last()).toBeVisible();
      for (const width of [1440, 1024, 820, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const search = await bar.getByRole('searchbox').boundingBox();
        const display = await bar.locator('[aria-haspopup=dialog]').last().boundingBox();
        const middle = (box: typeof search): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
        expect(Math.abs(middle(search) - middle(display)), `${language} ${width}`).toBeLessThan(4);
      }
    }
  },
);

test(
  'all is cleared in one place, and one short page has no foot',
  { tag: '@all' },
  async ({ page }) => {
    const clear = page.getByRole('button', { name: 'Clear all' });
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect((await page.getByRole('navigation', { name: 'Pages' }).boundingBox())?.height).toBe(40);
    await page.getByRole('searchbox').fill('QM-00007');
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await expect(clear).toHaveCount(1);
    // The card ends with its only row.
    const card = await page.getByRole('search').locator('xpath=..').boundingBox();
    const row = await page.locator(rows).boundingBox();
    const end = (box: typeof row): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(end(card) - end(row)).toBeLessThan(4);
    await page.getByRole('searchbox').fill('nothing like that');
    await expect(page.locator(rows)).toHaveCount(0);
    await expect(clear).toHaveCount(1);
    await clear.click();
    await expect(page.getByText('1–25 of 10,000')).toBeVisible();
  },
);

test(
  'one chooses columns, their order and the height of rows, and they stay',
  { tag: '@all' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('checkbox', { name: 'SKU' }).uncheck();
    await page.getByRole('checkbox', { name: 'Id', exact: true }).check();
    await page.getByRole('button', { name: 'Move Id up' }).click();
    await page.getByText('Compact').click();
    await page.keyboard.press('Escape');
    await page.reload();
    const headers = page.getByRole('columnheader');
    await expect(headers).toHaveText(['', 'Name', 'Status', 'Stock', 'Id', 'Created']);
    const height = async (): Promise<number> =>
      (await page.locator('tbody td').nth(2).boundingBox())?.height ?? 0;
    await expect.poll(height).toBe(32);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Normal').click();
    await expect.poll(height).toBe(40);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(headers).toHaveText(['', 'Name', 'Status', 'SKU', 'Stock', 'Created']);
  },
);

test('a view is saved, changed, renamed and deleted', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/list?status=draft&order=name');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('In work');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'In work' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await views.getByRole('link', { name: 'All' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await views.getByRole('link', { name: 'In work' }).click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(page).toHaveURL(/order=name/);
  await page.getByRole('searchbox').fill('lamp');
  await page.getByRole('button', { name: 'Update view' }).click();
  await views.getByRole('link', { name: 'All' }).click();
  await views.getByRole('link', { name: 'In work' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('lamp');
  await page.getByRole('button', { name: 'Actions for view In work' }).click();
  await page.getByRole('menuitem', { name: 'Rename view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Lamps');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: 'Lamps' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for view Lamps' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(views).toBeHidden();
});

test(
  'column names and pages stay in sight while one scrolls',
  { tag: '@all' },
  async ({ page }) => {
    await page.locator(rows).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeInViewport();
    await expect(page.getByRole('searchbox')).toBeInViewport();
  },
);

test('a link beyond the last page leads to the last one', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/list?page=4000');
  await expect(page).toHaveURL(/page=400$/);
  await expect(page.getByText('9,976–10,000 of 10,000')).toBeVisible();
});
