import {
  createDiscount,
  ownCode,
  readDiscount,
  regionIn,
  sellableProduct,
  tryCode,
} from '../support/discounts.ts';
import type { ApiDiscount } from '../support/discounts.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';
import { search } from '../support/visit.ts';

test('a discount is made with a condition, takes off what its sentence says, and is edited', async ({
  page,
  api,
  request,
}) => {
  const [lamp, rope] = [await sellableProduct(api), await sellableProduct(api)];
  const region = await regionIn(api, 'eur');
  const code = ownCode();
  await goTo(page, '/a/discounts');
  await page.getByRole('link', { name: 'New discount' }).first().click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('spinbutton', { name: 'Percentage' }).fill('20');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('20% off the order, in no region, from');
  await page.getByRole('combobox', { name: 'Regions' }).click();
  await page.getByRole('option', { name: region.name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('menuitem', { name: 'Only these products' }).click();
  const picker = page.getByRole('combobox', { name: 'Only these products' });
  await search(page, picker, lamp.title);
  await page.getByRole('option', { name: lamp.title }).click();
  await page.keyboard.press('Escape');
  await expect(summary).toContainText(`only on “${lamp.title}”, in “${region.name}”`);
  await page.reload();
  await expect(page.getByText(/^Continuing your draft from/)).toBeVisible();
  await expect(summary).toContainText(`only on “${lamp.title}”, in “${region.name}”`);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create discount' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await readDiscount(api, id)).rule).toMatchObject({ type: 'percentage', value: 20 });
  const at = { regionId: region.id, products: [lamp, rope] };
  // 20 % of the lamp's net price, nothing of the rope's.
  const both = await tryCode(request, code, at);
  const alone = await tryCode(request, code, { ...at, products: [lamp] });
  expect(both).toBeGreaterThan(0);
  expect(both).toBe(alone);
  expect(await tryCode(request, code, { ...at, products: [rope] })).toBe(0);

  await page.getByRole('button', { name: 'Edit discount' }).click();
  const form = page.getByRole('dialog', { name: 'Edit discount' });
  await form.getByRole('spinbutton', { name: 'Percentage' }).fill('40');
  const products = form.getByRole('combobox', { name: 'Only these products' });
  await search(page, products, rope.title);
  await page.getByRole('option', { name: rope.title }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('40% off the order');
  const stored = await readDiscount(api, id);
  expect(stored.rule.value).toBe(40);
  expect(stored.rule.conditions[0]?.products?.map((one) => one.id).toSorted()).toEqual(
    [lamp.id, rope.id].toSorted(),
  );
  expect(await tryCode(request, code, at)).toBe(4 * Number(alone));
});

test(
  'the list says which codes work, as a shopper finds, and switches them off and deletes them',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const product = await sellableProduct(api);
    const [euro, dollar] = [await regionIn(api, 'eur'), await regionIn(api, 'usd')];
    const prefix = ownCode();
    const made = async (name: string, fields: Record<string, unknown> = {}): Promise<ApiDiscount> =>
      createDiscount(api, { code: `${prefix}${name}`, ...fields });
    const works = await made('WORKS');
    const later = await made('LATER', { starts_at: '2099-01-01T00:00:00.000Z' });
    const over = await made('OVER', {
      starts_at: '2020-01-01T00:00:00.000Z',
      ends_at: '2020-02-01T00:00:00.000Z',
    });
    const answer = async (discount: ApiDiscount, regionId = euro.id): Promise<number | string> =>
      tryCode(request, discount.code, { regionId, products: [product] });
    expect(await answer(works)).toBeGreaterThan(0);
    expect(await answer(works, dollar.id)).toContain('not available in current region');
    expect(await answer(later)).toContain('not valid yet');
    expect(await answer(over)).toContain('expired');

    await goTo(page, `/a/discounts?q=${prefix}`);
    const row = (discount: ApiDiscount) => page.getByRole('row', { name: discount.code });
    await expect(row(works)).toContainText('10% off the order');
    await expect(row(works)).toContainText('Active');
    await expect(row(later)).toContainText('Scheduled');
    await expect(row(over)).toContainText('Expired');
    await goTo(page, `/a/discounts?q=${prefix}&status=scheduled`);
    await expect(row(later)).toBeVisible();
    await expect(row(works)).toHaveCount(0);
    await goTo(page, `/a/discounts?q=${prefix}`);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
    await expect(row(works)).toContainText('Disabled');
    expect(await answer(works)).toContain('disabled');

    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 3 discounts?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No discounts found')).toBeVisible();
    const { count } = await api.get<{ count: number }>(`/admin/discounts?q=${prefix}`);
    expect(count).toBe(0);
  },
);

test(
  'both ends move to before the old start, a taken code is said, and a fixed amount has one region',
  { tag: '@all' },
  async ({ page, api }) => {
    const taken = await createDiscount(api);
    const discount = await createDiscount(api, {
      starts_at: '2030-05-10T10:00:00.000Z',
      ends_at: '2030-05-20T10:00:00.000Z',
    });
    await goTo(page, `/a/discounts/${discount.id}?edit=general`);
    const form = page.getByRole('dialog', { name: 'Edit discount' });
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill(taken.code.toLowerCase());
    await expect(form.getByText('Another discount already uses this code.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill(discount.code);
    await form.getByRole('textbox', { name: 'Start date', exact: true }).fill('1/4/2030');
    await form.getByRole('textbox', { name: 'End date', exact: true }).fill('15/4/2030');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    const stored = await readDiscount(api, discount.id);
    expect(Date.parse(stored.ends_at ?? '') - Date.parse(stored.starts_at)).toBe(14 * 86_400_000);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('for 2 weeks');

    const euro = await regionIn(api, 'eur');
    const code = ownCode();
    await goTo(page, '/a/discounts/new');
    await page.getByText('Fixed amount', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await page.getByRole('combobox', { name: 'Region' }).click();
    await page.getByRole('option', { name: euro.name }).click();
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.50');
    await page.getByText('Each item', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
      '€12.50 off each item',
    );
    await page.getByRole('button', { name: 'Create discount' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readDiscount(api, id)).toMatchObject({
      regions: [{ id: euro.id }],
      rule: { type: 'fixed', value: 1250, allocation: 'item' },
    });
  },
);
