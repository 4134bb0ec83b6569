import { saveButton, type } from '../support/grid.ts';
import { intercept } from '../support/intercept.ts';
import { chargedFor } from '../support/price-lists.ts';
import {
  addressOf,
  cell,
  grid,
  paste,
  pricedProducts,
  pricesIn,
  variantId,
  watchWrites,
} from '../support/product-prices.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  goTo,
  test,
  watchErrors,
  withSession,
} from '../support/test.ts';

/** The server caches prices for half a minute. */
const SETTLED = { timeout: 45_000 };

test(
  'with the keyboard alone, the selected products are priced, and shoppers are charged that',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const expectNoErrors = watchErrors(page);
    const { word, all } = await pricedProducts(api, 3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('No products');
    const writes = watchWrites(page);
    const reads: string[] = [];
    await goTo(page, `/a/products?q=${word}&order=title`);
    await expect(page.getByRole('link', { name: first.title })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected');
    await page.keyboard.press('b');
    const more = page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit prices' })).toBeFocused();
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (asked.method() === 'GET' && /^\/admin\/(products|variants)/.test(pathname)) {
        reads.push(pathname);
      }
    });
    await page.keyboard.press('Enter');
    await expect(grid(page).getByRole('rowheader')).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: third.title })).toHaveCount(0);
    // A call for products and one for all variants.
    expect(reads.toSorted()).toEqual(['/admin/products', '/admin/variants']);
    await expectNoViolations(page);

    await page.reload();
    await expect(grid(page).getByRole('rowheader')).toHaveCount(4);
    await grid(page).focus();
    const at = await cell(page, first, 'S', 'EUR');
    await page.keyboard.press('Control+Home');
    while ((await at.getAttribute('data-active')) === null) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Control+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Adjust prices' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Percent')).toBeFocused();
    await page.keyboard.type('12.5');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Percent')).toBeHidden();
    await expect(at).toHaveText('87.50');
    const columns = await grid(page).locator('[data-column-header]').allTextContents();
    const three = columns.slice(
      columns.findIndex((text) => text.startsWith('EUR')),
      columns.findIndex((text) => text.startsWith('EUR')) + 3,
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved 4 variants')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    expect(writes.toSorted()).toEqual(
      [first, second]
        .flatMap((product) =>
          ['S', 'M'].map(
            (title) => `/admin/products/${product.id}/variants/${variantId(product, title)}`,
          ),
        )
        .toSorted(),
    );
    const lowered = (column: string, before: number): number =>
      three.some((text) => text.startsWith(column)) ? (before * 875) / 1000 : before;
    for (const product of [first, second]) {
      expect(await pricesIn(api, product, 'eur')).toEqual([8750, 8750]);
      expect(await pricesIn(api, product, 'jpy')).toEqual(Array(2).fill(lowered('JPY', 10_000)));
      expect(await pricesIn(api, product, 'kwd')).toEqual(Array(2).fill(lowered('KWD', 30_000)));
    }
    expect(await pricesIn(api, third, 'eur')).toEqual([10_000, 10_000]);

    // JPY without decimals, KWD with three.
    await (await cell(page, second, 'M', 'JPY')).click();
    await page.keyboard.type('7777');
    await page.keyboard.press('Enter');
    await (await cell(page, second, 'M', 'KWD')).click();
    await page.keyboard.type('27.125');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved 1 variant')).toBeVisible();
    const charged = (currency: string): Promise<number> =>
      chargedFor(api, request, variantId(second, 'M'), { currency });
    await expect.poll(() => charged('jpy'), SETTLED).toBe(7777);
    await expect.poll(() => charged('eur'), SETTLED).toBe(8750);
    await expect.poll(() => charged('kwd'), SETTLED).toBe(27_125);

    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/a/products\\?q=${word}&order=title`));
    await expect(page.getByRole('link', { name: third.title })).toBeVisible();
    expectNoErrors();
  },
);

test(
  'all that match are chosen beyond the page, and open by what they match',
  { tag: '@all' },
  async ({ page, api }) => {
    const { word } = await pricedProducts(api, 26, ['S']);
    const list = `q=${word}&order=title`;
    await goTo(page, `/a/products?${list}`);
    await expect(page.getByRole('link', { name: `${word} 1`, exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Select all 26' }).click();
    await expect(bar).toContainText('26 selected');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Edit prices' }).click();
    await expect(page).toHaveURL(`/a/products/prices?list=${encodeURIComponent(list)}`);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '28');
    await page.goBack();
    await expect(page).toHaveURL(`/a/products?${list}`);
    await expect(page.getByRole('link', { name: `${word} 1`, exact: true })).toBeVisible();
  },
);

test(
  'all that match a search are found in it, pasted, raised and rounded',
  { tag: '@all' },
  async ({ page, api }) => {
    const { word, all } = await pricedProducts(api, 3, ['S', 'M', 'L']);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('No products');
    await goTo(page, `/a/products/prices?list=${encodeURIComponent(`q=${word}&order=title`)}`);
    await expect(grid(page).getByRole('rowheader')).toHaveCount(9);
    await expect(grid(page).locator('[data-begins]')).toHaveCount(2);

    await page.getByRole('searchbox').fill(`${word}-2`);
    await expect(grid(page).getByRole('rowheader')).toHaveCount(3);
    await (await cell(page, second, 'S', 'EUR')).click();
    await paste(page, '11\n12\n13\n');
    await page.getByRole('searchbox').fill('');
    await expect(grid(page).getByRole('rowheader')).toHaveCount(9);
    await expect(await cell(page, second, 'L', 'EUR')).toHaveText('13.00');

    await (await cell(page, third, 'S', 'EUR')).click();
    await (await cell(page, third, 'L', 'EUR')).click({ modifiers: ['Shift'] });
    const adjust = page.getByRole('button', { name: 'Adjust prices' });
    await adjust.click();
    await page.getByText('Raise', { exact: true }).click();
    await page.getByRole('button', { name: 'Apply to selection' }).click();
    await expect(page.getByText('Enter a number from 0 to 999.')).toBeVisible();
    await page.getByLabel('Percent').fill('5');
    await page.getByLabel('Round').selectOption({ label: 'Ending in .99' });
    await page.getByRole('button', { name: 'Apply to selection' }).click();
    await expect(await cell(page, third, 'M', 'EUR')).toHaveText('104.99');
    // KWD rounds to thousandths.
    await (await cell(page, third, 'S', 'KWD')).click();
    await adjust.click();
    await page.getByLabel('Percent').fill('');
    await page.getByLabel('Round').selectOption({ label: 'Ending in .95' });
    await page.getByRole('button', { name: 'Apply to selection' }).click();
    await expect(await cell(page, third, 'S', 'KWD')).toHaveText('29.950');
    await (await cell(page, first, 'S', 'JPY')).click();
    await page.keyboard.type('9000');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await saveButton(page).click();
    await expect(page.getByText('Saved 8 variants')).toBeVisible();
    expect(await pricesIn(api, first, 'jpy')).toEqual([9000, 9000, 10_000]);
    expect(await pricesIn(api, first, 'eur')).toEqual([10_000, 10_000, 10_000]);
    expect(await pricesIn(api, second, 'eur')).toEqual([1100, 1200, 1300]);
    expect(await pricesIn(api, third, 'eur')).toEqual([10_499, 10_499, 10_499]);
    expect(await pricesIn(api, third, 'kwd')).toEqual([29_950, 30_000, 30_000]);
  },
);

freshTest(
  'changes are kept until one leaves on purpose; products that are gone are told',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSession(page);
    const { all } = await pricedProducts(api, 2, ['S']);
    const [first, second] = all;
    if (!first || !second) throw new Error('No products');
    await api.delete(`/admin/products/${second.id}`);
    await page.goto(addressOf(all));
    await expect(page.getByText('1 of the selected products no longer exists.')).toBeVisible();
    await type(page, await cell(page, first, 'S', 'EUR'), '91');
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(await cell(page, first, 'S', 'EUR')).toHaveText('91.00');

    await api.delete(`/admin/products/${first.id}`);
    const other = await page.context().newPage();
    await other.goto(addressOf(all));
    await expect(other.getByText('No variants to show')).toBeVisible();
    await expectNoViolations(other);
    await other.getByRole('link', { name: 'Go to products' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
);

test(
  'more than a spreadsheet takes is said before it is read',
  { tag: '@all' },
  async ({ page }) => {
    let asked = 0;
    await intercept(page, '**/admin/products?*', (route) => {
      asked += 1;
      return route.fulfill({ json: { products: [], count: 2001, offset: 0, limit: 100 } });
    });
    await goTo(page, '/a/products/prices?list=status%3Ddraft');
    await expect(page.getByText('Too many products for one spreadsheet')).toBeVisible();
    await expect(page.getByText('up to 2,000 products and 10,000 variants')).toBeVisible();
    expect(asked).toBe(1);
    await expect(page.getByRole('link', { name: 'Go to products' })).toHaveAttribute(
      'href',
      '/a/products?status=draft',
    );
  },
);
