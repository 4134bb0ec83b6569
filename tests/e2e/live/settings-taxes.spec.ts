import type { Page } from '@playwright/test';
import { sellableProduct } from '../support/discounts.ts';
import { intercept, releaseAll } from '../support/intercept.ts';
import { makeRegion, shoppersCart } from '../support/regions.ts';
import type { OwnRegion } from '../support/regions.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { search } from '../support/visit.ts';

interface Rate {
  id: string;
  name: string;
  code: string | null;
  rate: number | null;
  products?: { id: string }[];
  product_types?: { id: string }[];
  shipping_options?: { id: string }[];
}

const ratesOf = async (api: Api, region: string): Promise<Rate[]> =>
  (await api.get<{ tax_rates: Rate[] }>(`/admin/tax-rates?region_id[]=${region}&limit=100`))
    .tax_rates;
const readRate = async (api: Api, id: string): Promise<Rate> => {
  const all = ['products', 'product_types', 'shipping_options'].map((one) => `expand[]=${one}`);
  return (await api.get<{ tax_rate: Rate }>(`/admin/tax-rates/${id}?${all.join('&')}`)).tax_rate;
};
const idsIn = (records: { id: string }[] | undefined): string[] =>
  (records ?? []).map(({ id }) => id);

const form = (page: Page) => page.getByRole('dialog');
const answer = (page: Page) => form(page).getByRole('region', { name: 'Tax charged' });

async function askFor(page: Page, region: OwnRegion, title: string): Promise<void> {
  await goTo(page, `/a/settings/taxes/${region.id}`);
  await page.getByRole('button', { name: 'Check tax' }).click();
  const picker = form(page).getByRole('combobox', { name: 'Product' });
  await search(page, picker, title);
  await page.getByRole('option', { name: new RegExp(title) }).click();
  await form(page).getByRole('button', { name: 'Check tax' }).click();
}

test('a tax rate is made for products, types and shipping, charged to shoppers, and deleted', async ({
  page,
  api,
  request,
}) => {
  const expectNoErrors = watchErrors(page);
  const region = await makeRegion(api, 'nzd', 'nz');
  const others = [
    await sellableProduct(api, { nzd: 10_000 }),
    await sellableProduct(api, { nzd: 10_000 }),
  ];
  await goTo(page, '/a/settings/taxes');
  await page
    .getByRole('listitem')
    .filter({ hasText: region.name })
    .getByRole('link', { name: region.name })
    .click();
  await expect(page.getByText('No tax rates yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add tax rate' }).first().click();
  await form(page).getByRole('button', { name: 'Create tax rate' }).click();
  await expect(form(page).getByText('Enter a name.')).toBeVisible();
  await expect(form(page).getByText('Enter a code.')).toBeVisible();
  await form(page).getByLabel('Name').fill('Low rate');
  await form(page).getByLabel('Code').fill('LOW');
  await form(page).getByLabel('Rate').fill('101');
  await form(page).getByRole('button', { name: 'Create tax rate' }).click();
  await expect(form(page).getByText('Enter a rate between 0 and 100.')).toBeVisible();
  await form(page).getByLabel('Rate').fill('5.6');
  await form(page).getByRole('button', { name: 'Create tax rate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Low rate' })).toBeVisible();
  const [made] = await ratesOf(api, region.id);
  const id = made?.id ?? '';
  expect(made).toMatchObject({ name: 'Low rate', code: 'LOW', rate: 5.6 });

  await page.getByRole('button', { name: 'Add products' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Apply “Low rate” to products' });
  for (const { title } of [region.product, ...others]) {
    await search(page, picker.getByRole('combobox'), title);
    await picker.getByRole('option', { name: title }).click();
  }
  await picker.getByRole('button', { name: 'Add 3 products' }).click();
  const wanted = [region.product, ...others].map((product) => product.id).toSorted();
  await expect
    .poll(async () => idsIn((await readRate(api, id)).products).toSorted())
    .toEqual(wanted);
  await expect(page.getByRole('link', { name: others[0]?.title ?? '' })).toBeVisible();
  await expectNoViolations(page);

  const products = page.getByRole('region', { name: 'Products' });
  for (const { title } of others) {
    await products.getByRole('checkbox', { name: new RegExp(title) }).check();
  }
  await products.getByRole('button', { name: 'Remove' }).last().click();
  await expect
    .poll(async () => idsIn((await readRate(api, id)).products))
    .toEqual([region.product.id]);

  await page.getByRole('button', { name: 'Edit shipping options' }).click();
  await form(page).getByRole('combobox', { name: 'Shipping options' }).click();
  await page.getByRole('option', { name: region.option.name }).click();
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit product types' }).click();
  await form(page).getByRole('combobox', { name: 'Product types' }).click();
  const type = page.getByRole('option').first();
  const typeName = (await type.textContent()) ?? '';
  await type.click();
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('region', { name: 'Product types' }).getByText(typeName),
  ).toBeVisible();
  const told = await readRate(api, id);
  expect(idsIn(told.shipping_options)).toEqual([region.option.id]);
  expect(idsIn(told.product_types)).toHaveLength(1);

  // The other product is charged the default rate.
  const cart = await shoppersCart(request, region.id, [region.variant]);
  expect(cart).toMatchObject({ subtotal: 10_000, tax_total: 560, total: 10_560 });
  const usual = await shoppersCart(request, region.id, [others[0]?.variants?.[0]?.id ?? '']);
  expect(usual).toMatchObject({ tax_total: 2000 });

  await page.getByRole('button', { name: 'Edit product types' }).click();
  await form(page)
    .getByRole('button', { name: new RegExp(typeName) })
    .click();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No product types.')).toBeVisible();
  expect(idsIn((await readRate(api, id)).product_types)).toEqual([]);

  // An empty rate counts as 0.
  await page.getByRole('button', { name: 'Edit tax rate' }).click();
  await form(page).getByLabel('Code').fill('');
  await form(page).getByLabel('Rate').fill('');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('None (0%)')).toBeVisible();
  expect(await readRate(api, id)).toMatchObject({ code: null, rate: null });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete tax rate' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Low rate”?' });
  await expect(question.getByText('1 product', { exact: true })).toBeVisible();
  await expect(question.getByText('1 shipping option', { exact: true })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Delete tax rate' })).toBeDisabled();
  await question.getByLabel('Type Low rate to confirm').fill('Low rate');
  await question.getByRole('button', { name: 'Delete tax rate' }).click();
  await expect(page).toHaveURL(new RegExp(`/a/settings/taxes/${region.id}$`));
  await expect(page.getByText('No tax rates yet')).toBeVisible();
  expect(await ratesOf(api, region.id)).toEqual([]);
  await region.remove();
  expectNoErrors();
});

test(
  'more rates than fit on a page are all found, sorted, and deleted from the list',
  { tag: '@all' },
  async ({ page, api }) => {
    const region = await makeRegion(api, 'nzd', 'nz');
    for (let index = 1; index <= 30; index += 1) {
      await api.post('/admin/tax-rates', {
        name: `Rate ${String(index).padStart(2, '0')}`,
        code: `R${index}`,
        rate: index,
        region_id: region.id,
      });
    }
    await goTo(page, `/a/settings/taxes/${region.id}`);
    const rates = page.getByRole('region', { name: 'Tax rates' });
    await expect(rates.getByRole('link', { name: 'Rate 25' })).toBeVisible();
    await expect(rates.getByRole('link', { name: 'Rate 26' })).toHaveCount(0);
    await rates.getByRole('button', { name: 'Next page' }).click();
    await expect(rates.getByRole('link', { name: 'Rate 30' })).toBeVisible();
    await rates.getByRole('searchbox', { name: 'Search tax rates' }).fill('rate 07');
    await expect(rates.getByRole('link', { name: 'Rate 30' })).toHaveCount(0);
    await rates.getByRole('button', { name: 'Actions for Rate 07' }).click();
    await page.getByRole('menuitem', { name: 'Delete tax rate' }).click();
    const question = page.getByRole('dialog', { name: 'Delete “Rate 07”?' });
    await question.getByLabel('Type Rate 07 to confirm').fill('Rate 07');
    await question.getByRole('button', { name: 'Delete tax rate' }).click();
    await expect(rates.getByText('No tax rates found')).toBeVisible();
    expect((await ratesOf(api, region.id)).map(({ name }) => name)).not.toContain('Rate 07');
    await region.remove();
  },
);

test(
  'a region’s tax settings are changed, and its shoppers charged by them',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const region = await makeRegion(api, 'nzd', 'nz');
    await goTo(page, `/a/settings/taxes/${region.id}`);
    await page.getByRole('button', { name: 'Edit tax settings' }).click();
    const rate = form(page).getByLabel('Default tax rate');
    await rate.fill('');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByText('Enter a rate between 0 and 100.')).toBeVisible();
    await rate.fill('12.5');
    await form(page).getByLabel('Tax code').fill('GST');
    await form(page).getByRole('checkbox', { name: 'Gift cards are taxable' }).uncheck();
    await form(page).getByRole('checkbox', { name: 'Automatic taxes' }).uncheck();
    await expect(form(page).getByRole('combobox', { name: 'Tax provider' })).toHaveValue(
      'Built-in',
    );
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByText('12.5%')).toBeVisible();
    const { region: now } = await api.get<{ region: Record<string, unknown> }>(
      `/admin/regions/${region.id}`,
    );
    expect(now).toMatchObject({
      tax_rate: 12.5,
      tax_code: 'GST',
      gift_cards_taxable: false,
      automatic_taxes: false,
      tax_provider_id: null,
    });
    // Automatic taxes are off, but asking for them works.
    const cart = await shoppersCart(request, region.id, [region.variant]);
    expect(cart.tax_total ?? 0).toBe(0);
    await askFor(page, region, region.product.title);
    await expect(answer(page)).toContainText('Taxes aren’t automatic in this region.');
    await expect(answer(page)).toContainText('12.5% tax, NZ$12.50');
    await region.remove();
  },
);

test(
  'what tax is charged is asked of the store, with the rates that it comes from',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const region = await makeRegion(api, 'nzd', 'nz');
    const plain = await sellableProduct(api, { nzd: 10_000 });
    const rate = async (name: string, percent: number, applies: Record<string, string[]>) =>
      api.post('/admin/tax-rates', {
        name,
        code: name.toUpperCase(),
        rate: percent,
        region_id: region.id,
        ...applies,
      });
    await rate('Levy', 5.6, { products: [region.product.id] });
    await rate('Surcharge', 1, { products: [region.product.id] });
    await rate('Freight', 10, { shipping_options: [region.option.id] });
    const carts: string[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname !== '/store/carts') return;
      void response.json().then(({ cart }: { cart: { id: string } }) => carts.push(cart.id));
    });

    await goTo(page, `/a/settings/taxes/${region.id}?edit=ask`);
    await form(page).getByRole('button', { name: 'Check tax' }).click();
    await expect(form(page).getByText('Choose a product.')).toBeVisible();
    const line = (name: string) => answer(page).getByRole('listitem').filter({ hasText: name });
    // Listing shipping options caches their rates for 30 seconds, here without Freight.
    await expect(async () => {
      await askFor(page, region, region.product.title);
      await expect(line('Freight')).toContainText('Applies to this shipping option.', {
        timeout: 5000,
      });
    }).toPass();
    // 5.60 and 1.00 on the product, 1.00 on shipping.
    await expect(answer(page)).toContainText('6.6% tax, NZ$6.60');
    await expect(answer(page)).toContainText('The rates are added together.');
    await expect(answer(page).getByRole('link', { name: 'Levy' })).toBeVisible();
    await expect(line('Levy')).toContainText('Applies to this product. Code: LEVY.');
    await expect(line('Surcharge')).toContainText('1%');
    await expect(answer(page)).toContainText('NZ$117.60');
    await expect(form(page)).toContainText('No order is created');
    await expectNoViolations(page);

    // Reuses the cart.
    const picker = form(page).getByRole('combobox', { name: 'Product' });
    await search(page, picker, plain.title);
    await page.getByRole('option', { name: new RegExp(plain.title) }).click();
    await expect(answer(page)).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Check tax' }).click();
    await expect(answer(page)).toContainText('20% tax, NZ$20.00');
    await expect(answer(page)).toContainText(`Default rate of ${region.name}`);
    expect(carts).toHaveLength(1);
    const { cart } = await api.get<{
      cart: { items: unknown[]; completed_at: string | null; context: object };
    }>(`/store/carts/${carts[0]}`);
    expect(cart.items).toEqual([]);
    expect(cart.completed_at).toBeNull();
    expect(cart.context).toMatchObject({ quartermaster_trial: true });

    await askFor(page, region, region.product.title);
    await answer(page).getByRole('link', { name: 'Levy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Levy' })).toBeVisible();

    // Asked before the regions are loaded.
    await intercept(page, /\/admin\/regions\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const [variant] = region.product.variants ?? [];
    await goTo(page, `/a/settings/taxes/${region.id}?edit=ask&for=${variant?.id}`);
    await form(page).getByRole('button', { name: 'Check tax' }).click();
    await expect(answer(page)).toContainText('6.6% tax, NZ$6.60');
    await releaseAll(page, { waits: true });
    await region.remove();
    expectNoErrors();
  },
);
