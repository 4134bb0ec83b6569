import { expect, goTo, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await goTo(page, '/gallery/picker');
  await expect(page.getByTestId('picked')).toBeVisible();
});

test(
  'ten thousand choices: the list loads on, draws few and says how many there are',
  { tag: '@all' },
  async ({ page }) => {
    await page.getByRole('combobox', { name: 'Thing', exact: true }).click();
    await expect(page.getByText('50 of 10,000')).toBeVisible();
    const list = page.getByRole('listbox', { name: 'Thing', exact: true });
    for (const loaded of ['100 of 10,000', '150 of 10,000']) {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(page.getByText(loaded)).toBeVisible();
    }
    expect(await list.getByRole('option').count()).toBeLessThan(30);
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', '10000');
  },
);

test('searches on the server and picks with the keyboard', { tag: '@all' }, async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Thing', exact: true });
  await field.fill('QM-09876');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByTestId('picked')).toContainText('"one":"item-9876"');
  await expect(field).toHaveValue(/9876$/);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Remove Thing', exact: true }).click();
  await expect(page.getByTestId('picked')).toContainText('"one":null');
});

test('Enter and leaving the field take the one match; what can’t be taken stays and is said', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Thing', exact: true });
  const picked = page.getByTestId('picked');
  // Before the search answers.
  await field.fill('QM-09876');
  await field.press('Enter');
  await expect(picked).toContainText('"one":"item-9876"');
  await expect(field).toBeFocused();
  await field.fill('QM-09875');
  await field.press('Tab');
  await expect(picked).toContainText('"one":"item-9875"');
  await expect(field).toHaveValue(/9875$/);

  await field.fill('anchor');
  await field.press('Enter');
  await field.press('Tab');
  await expect(page.getByText('“anchor” has several matches. Choose from the list.')).toBeVisible();
  await expect(field).toHaveValue('anchor');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('no such thing');
  await expect(page.getByText('has several matches')).toBeHidden();
  await field.press('Tab');
  await expect(page.getByText('No results for “no such thing”.')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue(/9875$/);
  await expect(picked).toContainText('"one":"item-9875"');

  const several = page.getByRole('combobox', { name: 'Things' });
  await several.fill('QM-00042');
  await several.press('Enter');
  await expect(picked).toContainText('"item-42"');
  await expect(several).toHaveValue('');
  await several.fill('anchor');
  await several.press('Tab');
  await expect(several).toHaveValue('anchor');
  await expect(page.getByText('“anchor” has several matches')).toBeVisible();
});

test(
  'an arrow opens the list with its first option, which Enter takes',
  { tag: '@all' },
  async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Thing', exact: true });
    await field.focus();
    await field.press('ArrowDown');
    const first = page
      .getByRole('listbox', { name: 'Thing', exact: true })
      .getByRole('option')
      .first();
    await expect(first).toHaveAttribute('data-combobox-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? 'none',
    );
    await field.press('Enter');
    await expect(page.getByTestId('picked')).toContainText('"one":"item-1"');
  },
);

test('walking down leads beyond what is loaded', { tag: '@all' }, async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Thing', exact: true });
  await field.click();
  await expect(page.getByText('50 of 10,000')).toBeVisible();
  for (let step = 0; step < 60; step += 1) await field.press('ArrowDown');
  await expect(page.getByText('100 of 10,000')).toBeVisible();
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active ?? ''}"]`)).toBeInViewport();
  await field.press('Enter');
  await expect(page.getByTestId('picked')).toContainText('"one":"item-60"');
});

test('several are picked, shown by name and taken away', { tag: '@all' }, async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Things' });
  await field.fill('anchor');
  await expect(page.getByText(/of 1,111/)).toBeVisible();
  const options = page.getByRole('listbox', { name: 'Things' }).getByRole('option');
  await options.nth(0).click();
  await options.nth(1).click();
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('picked')).toContainText('"item-3","item-4","item-7","item-16"');
  await field.press('Escape');
  await page.getByRole('button', { name: 'Remove Linen crate 3' }).click();
  await field.press('Backspace');
  await expect(page.getByTestId('picked')).toContainText('"several":["item-4","item-7"]');
});
