import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const prices = (page: Page): Locator => page.getByRole('grid', { name: 'Prices' });

/** A cell by its place; both count from 0. */
const cell = (page: Page, row: number, column: number): Locator =>
  prices(page).locator(`[data-row="${row}"][data-column="${column}"]`);

const active = (page: Page): Locator => prices(page).locator('[data-active]');

test('a drag selects, and from its corner fills; one undo takes it all back', async ({ page }) => {
  await page.goto('/gallery/grid');
  await cell(page, 1, 0).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await cell(page, 1, 0).click();
  await prices(page)
    .locator('[data-handle]')
    .dragTo(cell(page, 4, 0), { targetPosition: { x: 40, y: 10 } });
  for (const row of [1, 2, 3, 4]) await expect(cell(page, row, 0)).toHaveText('5.00');
  await expect(page.getByText('4 cells changed').first()).toBeVisible();
  await expect(page.getByText('Sum €20.00')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 4, 0)).toHaveText('10.04');
  await expect(cell(page, 1, 0)).toHaveText('5.00');
  await cell(page, 1, 0).hover();
  await page.mouse.down();
  await cell(page, 2, 2).hover();
  await page.mouse.up();
  await expect(page.getByText('6 cells selected').first()).toBeVisible();
});

test('what is copied is what a spreadsheet takes, and comes back', async ({ page, context }) => {
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
  // A cell that can hold nothing keeps nothing.
  await expect(cell(page, 6, 1)).toHaveText('–');
});

test('arrows follow the eye from right to left, and the far end comes into sight', async ({
  page,
}) => {
  await page.goto('/gallery/grid?lng=ar');
  await cell(page, 1, 0).click();
  await page.keyboard.press('ArrowLeft');
  await expect(active(page)).toHaveAttribute('data-column', '1');
  await page.keyboard.press('Control+End');
  await expect(active(page)).toHaveAttribute('data-row', '1999');
  await expect(active(page)).toBeInViewport();
  await expect(prices(page).getByRole('row')).not.toHaveCount(0);
  expect(await prices(page).getByRole('row').count()).toBeLessThan(60);
});

test('texts are edited as texts, and what is wrong with one is said where one is', async ({
  page,
}) => {
  await page.goto('/gallery/grid');
  const lines = page.getByRole('grid', { name: 'Lines' });
  await lines.locator('[data-row="3"][data-column="1"]').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'A note is needed here.' }),
  ).toBeVisible();
  await page.keyboard.type('By the metre');
  await expect(page.getByRole('textbox', { name: '3, Note' })).toHaveValue('By the metre');
  await page.keyboard.press('Tab');
  await expect(lines.locator('[data-row="3"][data-column="1"]')).toHaveText('By the metre');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a tap selects, a later one on the same cell edits it with the fitting keyboard', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/gallery/grid');
    const field = prices(page).getByRole('textbox');
    // The first cell is the active one from the start; nobody has chosen it yet.
    await cell(page, 0, 0).tap();
    await expect(field).toHaveCount(0);
    await cell(page, 2, 0).tap();
    await expect(active(page)).toHaveAttribute('data-row', '2');
    await expect(field).toHaveCount(0);
    // Much later than a double tap.
    await page.clock.runFor(5000);
    await cell(page, 2, 0).tap();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await field.fill('7.5');
    await cell(page, 3, 0).tap();
    await expect(cell(page, 2, 0)).toHaveText('7.50');
    await expect(active(page)).toHaveAttribute('data-row', '3');
    await expect(field).toHaveCount(0);
  });
});
