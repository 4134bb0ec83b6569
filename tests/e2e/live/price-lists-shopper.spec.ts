import type { Locator, Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { createGroup } from '../support/groups.ts';
import { makePriceList, pricedProduct } from '../support/price-lists.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

const DAY = 86_400_000;
const form = (page: Page) => page.getByRole('dialog', { name: 'Price check' });
const answer = (page: Page) => form(page).getByRole('region', { name: 'Price' });

async function pick(within: Locator, label: string, text: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(text);
  await within.page().getByRole('option', { name: text }).first().click();
}

async function ask(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Show price' }).click();
  await expect(answer(page)).toBeVisible();
}

test(
  'what a shopper pays is told with the price list it comes from, and why the others don’t count',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const product = await pricedProduct(api, ['S', 'M']);
    const variant = product.variants?.[0]?.id ?? '';
    const customer = await createCustomer(api);
    const group = await createGroup(api, [customer]);
    const eur = (amount: number, rest = {}) => ({
      variant_id: variant,
      currency_code: 'eur',
      amount,
      ...rest,
    });
    const lists = {
      sale: await makePriceList(api, {
        prices: [eur(9000), eur(7000, { min_quantity: 10, max_quantity: 19 })],
      }),
      group: await makePriceList(api, {
        prices: [eur(5000)],
        customer_groups: [{ id: group.id }],
      }),
      soon: await makePriceList(api, {
        prices: [eur(3000)],
        starts_at: new Date(Date.now() + DAY).toISOString(),
      }),
      over: await makePriceList(api, {
        prices: [eur(2000)],
        ends_at: new Date(Date.now() - DAY).toISOString(),
      }),
      draft: await makePriceList(api, { prices: [eur(1000)], status: 'draft' }),
      dinars: await makePriceList(api, {
        prices: [{ variant_id: variant, currency_code: 'kwd', amount: 27_125 }],
      }),
    };
    await goTo(page, `/a/products/${product.id}`);
    await page.getByRole('button', { name: 'Actions for S' }).click();
    await page.getByRole('menuitem', { name: 'Price check' }).click();
    await expect(form(page).getByRole('combobox', { name: 'Variant' })).toHaveValue(/· S$/);
    await pick(form(page), 'Region', 'Eurozone');
    await ask(page);
    await expect(answer(page).getByText(`€90.00, from “${lists.sale.name}”`)).toBeVisible();
    const line = (name: string) => answer(page).getByRole('listitem').filter({ hasText: name });
    for (const [list, why] of [
      ['sale', 'The shopper pays this price.'],
      ['group', `Only for ${group.name}. Guests aren’t in any group.`],
      ['soon', 'It starts on'],
      ['over', 'It ended on'],
      ['draft', 'It’s a draft.'],
      ['dinars', 'It has no price in EUR.'],
    ] as const) {
      await expect(line(lists[list].name)).toContainText(why);
    }
    await expect(line('Base price')).toContainText('€100.00');
    await expectNoViolations(page);

    const quantity = form(page).getByLabel('Quantity');
    for (const [units, amount] of [
      ['10', '€70.00'],
      ['20', '€90.00'],
    ] as const) {
      await quantity.fill(units);
      await ask(page);
      await expect(answer(page).getByText(`${amount}, from “${lists.sale.name}”`)).toBeVisible();
    }
    await quantity.fill('1');
    await pick(form(page), 'Customer', customer.email);
    await ask(page);
    await expect(answer(page).getByText(`€50.00, from “${lists.group.name}”`)).toBeVisible();
    await expect(line(lists.sale.name)).toContainText(
      'Applies, but the shopper gets a lower price.',
    );

    await pick(form(page), 'Region', 'Kuwait');
    await ask(page);
    await expect(answer(page).getByText(`from “${lists.dinars.name}”`)).toContainText('27.125');
    await pick(form(page), 'Region', 'Japan');
    await ask(page);
    await expect(answer(page).getByText('¥10,000, the base price')).toBeVisible();
    expectNoErrors();
  },
);

test(
  'from a price list, for a variant that isn’t in any',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S']);
    const list = await makePriceList(api);
    await goTo(page, `/a/price-lists/${list.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Price check' }).click();
    await form(page).getByRole('button', { name: 'Show price' }).click();
    await expect(form(page).getByText('Choose a variant.')).toBeVisible();
    await pick(form(page), 'Variant', product.title);
    await pick(form(page), 'Region', 'Eurozone');
    await ask(page);
    await expect(answer(page).getByText('€100.00, the base price')).toBeVisible();
    await expect(answer(page).getByText('This variant isn’t in any price list.')).toBeVisible();
    await pick(form(page), 'Region', 'United States');
    await ask(page);
    await expect(answer(page).getByText('No price in USD.')).toBeVisible();
  },
);

test(
  'a product’s page leads to the price lists that it is in',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S', 'M']);
    const price = { variant_id: product.variants?.[1]?.id, currency_code: 'eur', amount: 9000 };
    const inIt = await makePriceList(api, { prices: [price], status: 'draft' });
    const other = await makePriceList(api);
    await goTo(page, `/a/products/${product.id}`);
    await page.getByRole('button', { name: 'Show price lists' }).click();
    const lists = page.getByRole('list', { name: 'Price lists' });
    await expect(lists.getByRole('listitem')).toHaveCount(1);
    await expect(lists.getByRole('listitem')).toContainText('Draft');
    await expect(page.getByText(other.name)).toHaveCount(0);
    await expectNoViolations(page);
    await lists.getByRole('link', { name: inIt.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: inIt.name })).toBeVisible();
  },
);

test(
  'the palette opens the question without a product or a price list',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S']);
    await goTo(page, '/a/orders');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    const search = palette.getByRole('combobox');
    await expect(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press('ControlOrMeta+k');
      await expect(search).toBeFocused({ timeout: 3000 });
    }).toPass();
    await search.fill('price check');
    await palette.getByRole('option', { name: 'Price check' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Price check' })).toBeVisible();
    await pick(page.getByRole('main'), 'Variant', product.title);
    await pick(page.getByRole('main'), 'Region', 'Eurozone');
    await page.getByRole('button', { name: 'Show price' }).click();
    await expect(page.getByText('€100.00, the base price')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Price lists' })).toBeVisible();
  },
);
