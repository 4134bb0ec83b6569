import { createGroup } from '../support/groups.ts';
import {
  makePriceList,
  pricedProduct,
  pricesIn,
  priceListsNamed,
  readPriceListOf,
} from '../support/price-lists.ts';
import { ownName } from '../support/sets.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import { search } from '../support/visit.ts';

test.use({ timezoneId: 'Europe/Amsterdam' });
const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

test(
  'the list tells what applies, is searched, filtered and sorted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const mark = ownName('Rates');
    const group = await createGroup(api);
    await makePriceList(api, { name: `${mark} now`, starts_at: inDays(-1), ends_at: inDays(5) });
    await makePriceList(api, { name: `${mark} soon`, starts_at: inDays(2), ends_at: inDays(3) });
    await makePriceList(api, { name: `${mark} over`, starts_at: inDays(-9), ends_at: inDays(-2) });
    await makePriceList(api, {
      name: `${mark} draft`,
      type: 'override',
      status: 'draft',
      customer_groups: [{ id: group.id }],
    });
    await goTo(page, '/a/customers');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Price lists' })
      .click();
    await page.getByRole('searchbox', { name: 'Search price lists' }).fill(mark);
    const rows = page.getByRole('table', { name: 'Price lists' }).getByRole('row');
    await expect(rows).toHaveCount(5);
    const row = (name: string) => rows.filter({ hasText: `${mark} ${name}` });
    for (const [name, status] of [
      ['now', 'Active'],
      ['soon', 'Scheduled'],
      ['over', 'Expired'],
      ['draft', 'Draft'],
    ] as const) {
      await expect(row(name)).toContainText(status);
    }
    await expect(row('draft')).toContainText(group.name);
    await expect(row('now')).toContainText('Everyone');
    await expectNoViolations(page);
    for (const [query, first, count] of [
      ['status=scheduled&status=expired&order=starts_at', 'over', 3],
      ['order=ends_at', 'over', 5],
      ['order=-ends_at', 'draft', 5],
      ['type=override', 'draft', 2],
      [`group=${group.id}`, 'draft', 2],
      ['group=everyone&order=name', 'now', 4],
    ] as const) {
      await goTo(page, `/a/price-lists?q=${encodeURIComponent(mark)}&${query}`);
      await expect(rows).toHaveCount(count);
      await expect(rows.nth(1)).toContainText(`${mark} ${first}`);
    }
    await goTo(page, `/a/price-lists?q=${encodeURIComponent(group.name)}`);
    await expect(rows).toHaveCount(2);
    expectNoErrors();
  },
);

test(
  'a price list is created with dates of the reader’s clock, edited and deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const group = await createGroup(api);
    const name = ownName('Harbor days');
    await goTo(page, '/a/price-lists');
    await page.getByRole('button', { name: 'New price list' }).first().click();
    const form = page.getByRole('dialog', { name: 'New price list' });
    const create = form.getByRole('button', { name: 'Create price list' });
    await create.click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill(` ${name} `);
    await form.getByRole('radio', { name: 'Override' }).check();
    await form.getByRole('radio', { name: 'Active' }).check();
    await form.getByRole('textbox', { name: 'Starts' }).fill('24/12/2031');
    await form.getByLabel('Start time').fill('09:30');
    await form.getByRole('textbox', { name: 'Ends' }).fill('24/12/2030');
    await expect(form.getByText('Time zone:')).toBeVisible();
    await create.click();
    await expect(form.getByText('The end must be after the start.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Ends' }).fill('1/7/2032');
    await search(page, form.getByRole('combobox', { name: 'Customer groups' }), group.name);
    await page.getByRole('option', { name: group.name }).click();
    await page.keyboard.press('Tab');
    await form.getByLabel('Prices include tax').check();
    await expectNoViolations(page);
    await create.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readPriceListOf(api, id)).toMatchObject({
      name,
      type: 'override',
      status: 'active',
      // Amsterdam: UTC+1 in winter, UTC+2 in summer.
      starts_at: '2031-12-24T08:30:00.000Z',
      ends_at: '2032-07-01T21:59:00.000Z',
      includes_tax: true,
      customer_groups: [{ id: group.id }],
    });

    await page.getByRole('button', { name: 'Edit price list' }).click();
    const general = page.getByRole('dialog', { name: 'Edit price list' });
    await general.getByLabel('Name').fill(`${name}, late`);
    await general.getByRole('textbox', { name: 'Starts' }).fill('');
    await general.getByRole('button', { name: `Remove ${group.name}` }).click();
    await expect(
      general.getByText('Without a customer group, everyone gets these prices.'),
    ).toBeVisible();
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name}, late` })).toBeVisible();
    expect(await readPriceListOf(api, id)).toMatchObject({
      starts_at: null,
      ends_at: '2032-07-01T21:59:00.000Z',
      customer_groups: [],
    });
    const more = page.getByRole('button', { name: 'More actions' });
    await page.getByRole('button', { name: 'Status: Active' }).click();
    await page.getByRole('menuitemradio', { name: 'Draft' }).click();
    await expect.poll(async () => (await readPriceListOf(api, id)).status).toBe('draft');
    await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete price list' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${name}, late”?` });
    await question.getByRole('button', { name: 'Delete price list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Price lists' })).toBeVisible();
    expect(await priceListsNamed(api, name)).toEqual([]);
    expectNoErrors();
  },
);

test(
  'a price list is set to draft and deleted from its row',
  { tag: '@all' },
  async ({ page, api }) => {
    const list = await makePriceList(api);
    await goTo(page, `/a/price-lists?q=${encodeURIComponent(list.name)}`);
    const menu = page.getByRole('button', { name: `Actions for ${list.name}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Set to draft' }).click();
    await expect.poll(async () => (await readPriceListOf(api, list.id)).status).toBe('draft');
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Activate' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Delete price list' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${list.name}”?` });
    await question.getByRole('button', { name: 'Delete price list' }).click();
    await expect.poll(() => priceListsNamed(api, list.name)).toEqual([]);
  },
);

test(
  'price lists are activated and deleted together, and activating is undone',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Together');
    const lists = [];
    for (const name of ['one', 'two']) {
      lists.push(await makePriceList(api, { name: `${mark} ${name}`, status: 'draft' }));
    }
    const states = async (): Promise<string[]> =>
      (await priceListsNamed(api, mark)).map(({ status }) => status);
    await goTo(page, `/a/price-lists?q=${encodeURIComponent(mark)}`);
    const all = page.getByRole('checkbox', { name: 'Select this page' });
    await all.check();
    await page.getByRole('button', { name: 'Activate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await expect.poll(states).toEqual(['active', 'active']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(states).toEqual(['draft', 'draft']);
    await all.check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(states).toEqual([]);
  },
);

test(
  'products are counted with their prices, taken out, put back, and copied',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const product = await pricedProduct(api, ['S', 'M']);
    const prices = (product.variants ?? []).flatMap(({ id }) => [
      { variant_id: id, currency_code: 'eur', amount: 8000 },
      { variant_id: id, currency_code: 'kwd', amount: 25_500, min_quantity: 10 },
    ]);
    const list = await makePriceList(api, { prices });
    const told = ['M eur 8000', 'M kwd 25500 10-null', 'S eur 8000', 'S kwd 25500 10-null'];
    expect(await pricesIn(api, list.id, product)).toEqual(told);
    await goTo(page, `/a/price-lists/${list.id}`);
    await expect(page.getByText('4 prices on 2 variants')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(product.title);
    await expect(rows.nth(1).getByRole('cell', { name: '4', exact: true })).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: `Actions for ${product.title}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => pricesIn(api, list.id, product)).toEqual([]);
    await expect(page.getByText('0 prices on 0 variants')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pricesIn(api, list.id, product)).toEqual(told);
    await expect(rows.nth(1)).toContainText(product.title);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog', { name: `Duplicate “${list.name}”?` });
    await dialog.getByLabel('Name').fill(`${list.name} again`);
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${list.name} again` })).toBeVisible();
    const [copy] = await priceListsNamed(api, `${list.name} again`);
    expect(copy).toMatchObject({ status: 'draft', type: 'sale' });
    expect(await pricesIn(api, copy?.id ?? '', product)).toEqual(told);
    expectNoErrors();
  },
);
