import type { Locator, Page } from '@playwright/test';
import { expect, freshTest, goTo, test } from '../support/test.ts';

const prices = (page: Page): Locator => page.getByRole('grid', { name: 'Prices', exact: true });

/** Zero-based. */
const cell = (page: Page, row: number, column: number): Locator =>
  prices(page).locator(`[data-row="${row}"][data-column="${column}"]`);

const active = (page: Page): Locator => prices(page).locator('[data-active]');

test(
  'a drag selects, and from its corner fills; one undo takes it all back',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/gallery/grid');
    await cell(page, 1, 0).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await cell(page, 1, 0).click();
    await prices(page)
      .locator('[data-handle]')
      .dragTo(cell(page, 4, 0), { targetPosition: { x: 40, y: 10 } });
    for (const row of [1, 2, 3, 4]) await expect(cell(page, row, 0)).toHaveText('5.00');
    await expect(page.getByText('Sum €20.00')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(cell(page, 4, 0)).toHaveText('10.04');
    await expect(cell(page, 1, 0)).toHaveText('5.00');
    await cell(page, 1, 0).hover();
    await page.mouse.down();
    await cell(page, 2, 2).hover();
    await page.mouse.up();
    await expect(page.getByText('6 cells selected').first()).toBeVisible();
  },
);

freshTest(
  'what is copied is what a spreadsheet takes, and comes back',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/gallery/grid');
    await cell(page, 1, 0).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('10.01\t10.01\n10.02\t10.02');
    await cell(page, 4, 0).click();
    await page.keyboard.press('Control+v');
    await expect(cell(page, 5, 1)).toHaveText('10.02');
    // The cell isn't editable.
    await expect(cell(page, 6, 1)).toHaveText('–');
  },
);

test(
  'arrows follow the eye from right to left, and the far end comes into sight',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/gallery/grid?lng=ar');
    await cell(page, 1, 0).click();
    await page.keyboard.press('ArrowLeft');
    await expect(active(page)).toHaveAttribute('data-column', '1');
    await page.keyboard.press('Control+End');
    await expect(active(page)).toHaveAttribute('data-row', '1999');
    await expect(active(page)).toBeInViewport();
    await expect(prices(page).getByRole('row')).not.toHaveCount(0);
    expect(await prices(page).getByRole('row').count()).toBeLessThan(60);
  },
);

test(
  'texts are edited as texts, and what is wrong with one is said where one is',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/gallery/grid');
    const lines = page.getByRole('grid', { name: 'Lines' });
    await lines.locator('[data-row="3"][data-column="1"]').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'A note is needed here.' }),
    ).toBeVisible();
    await page.keyboard.type('By the metre');
    await expect(page.getByRole('textbox', { name: '3, Note' })).toHaveValue('By the metre');
    await page.keyboard.press('Tab');
    await expect(lines.locator('[data-row="3"][data-column="1"]')).toHaveText('By the metre');
  },
);

/** Has column groups and an “all” row. */
const grouped = (page: Page): Locator => page.getByRole('grid', { name: 'Prices and stock' });
const place = (page: Page, row: number, column: number): Locator =>
  grouped(page).locator(`[data-row="${row}"][data-column="${column}"]`);

test(
  'columns stand in groups: their heads say what they span, and select it',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/gallery/grid');
    const head = (name: string): Locator =>
      grouped(page).getByRole('columnheader', { name, exact: true });
    await expect(grouped(page)).toHaveAttribute('aria-rowcount', '43');
    await expect(grouped(page)).toHaveAttribute('aria-colcount', '8');
    await expect(head('Variant')).toHaveAttribute('aria-rowspan', '2');
    await expect(head('Prices')).toHaveAttribute('aria-colindex', '2');
    await expect(head('Prices')).toHaveAttribute('aria-colspan', '4');
    await expect(head('Stock')).toHaveAttribute('aria-colindex', '6');
    await expect(head('Bristol')).toHaveAttribute('aria-colindex', '6');
    await expect(
      grouped(page)
        .getByRole('row')
        .filter({ has: page.getByRole('columnheader', { name: 'Bristol', exact: true }) }),
    ).toHaveAttribute('aria-rowindex', '2');
    await expect(grouped(page).getByRole('row', { name: /^Rope, 1 m/ })).toHaveAttribute(
      'aria-rowindex',
      '4',
    );
    await head('Stock').click();
    await expect(page.getByText('120 cells selected').first()).toBeVisible();
    await head('GBP').click();
    await expect(page.getByText('40 cells selected').first()).toBeVisible();
    const [prices, first, last] = [
      await head('Prices').boundingBox(),
      await head('EUR').boundingBox(),
      await head('USD').boundingBox(),
    ];
    expect(prices?.x).toBeCloseTo(first?.x ?? 0, 0);
    expect((prices?.x ?? 0) + (prices?.width ?? 0)).toBeCloseTo(
      (last?.x ?? 0) + (last?.width ?? 0),
      0,
    );
  },
);

test(
  'what is typed in the row for all goes to every row, and stays in sight with its keys',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/gallery/grid');
    await grouped(page).focus();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    for (const row of [0, 1, 5]) await expect(place(page, row, 0)).toHaveText('5');
    await expect(page.getByText('1 cell has an invalid value')).toBeVisible();
    await page.getByText('1 cell has an invalid value').click();
    await expect(grouped(page).locator('[data-active]')).toHaveText('many');
    // Select all skips the “all” row, which would count twice.
    await page.keyboard.press('Control+a');
    await expect(page.getByText('280 cells selected').first()).toBeVisible();
    await page.keyboard.press('Control+End');
    await expect(grouped(page).locator('[data-active]')).toHaveAttribute('data-row', '40');
    await expect(place(page, 40, 6)).toBeInViewport();
    await expect(place(page, 0, 6)).toBeInViewport();
    const below = await grouped(page).evaluate((element) => element.scrollTop);
    expect(below).toBeGreaterThan(0);
    await page.keyboard.press('Control+Home');
    await expect(grouped(page).locator('[data-active]')).toHaveAttribute('data-row', '0');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(grouped(page).locator('[data-active]')).toHaveAttribute('data-row', '1');
    await expect(place(page, 1, 0)).toHaveText('7');
    await expect(place(page, 1, 0)).toBeInViewport();
  },
);

test('groups stand from right to left too', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/grid?lng=ar');
  const prices = await grouped(page)
    .getByRole('columnheader', { name: 'Prices', exact: true })
    .boundingBox();
  const stock = await grouped(page)
    .getByRole('columnheader', { name: 'Stock', exact: true })
    .boundingBox();
  expect(prices?.x).toBeGreaterThan(stock?.x ?? Infinity);
  await place(page, 1, 3).click();
  await page.keyboard.press('ArrowLeft');
  await expect(grouped(page).locator('[data-active]')).toHaveAttribute('data-column', '4');
});

freshTest.describe('with a finger', () => {
  freshTest.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  freshTest(
    'a tap selects, a later one on the same cell edits it with the fitting keyboard',
    { tag: '@all' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/gallery/grid');
      const field = prices(page).getByRole('textbox');
      // The first cell is active initially, but not by the user's choice.
      await cell(page, 0, 0).tap();
      await expect(field).toHaveCount(0);
      await cell(page, 2, 0).tap();
      await expect(active(page)).toHaveAttribute('data-row', '2');
      await expect(field).toHaveCount(0);
      // Well after a double tap.
      await page.clock.runFor(5000);
      await cell(page, 2, 0).tap();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('inputmode', 'decimal');
      await field.fill('7.5');
      await cell(page, 3, 0).tap();
      await expect(cell(page, 2, 0)).toHaveText('7.50');
      await expect(active(page)).toHaveAttribute('data-row', '3');
      await expect(field).toHaveCount(0);
    },
  );
});
