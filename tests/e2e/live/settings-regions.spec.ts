import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';

interface Region {
  id: string;
  name: string;
  currency_code: string;
  tax_rate: number;
  countries: { iso_2: string }[];
  payment_providers: { id: string }[];
}
interface Option {
  id: string;
  name: string;
  amount: number | null;
  is_return: boolean;
  admin_only: boolean;
  requirements: { type: string; amount: number }[];
}

const readRegions = async (api: Api): Promise<Region[]> =>
  (await api.get<{ regions: Region[] }>('/admin/regions?limit=100')).regions;
const optionsOf = async (api: Api, region: string): Promise<Option[]> =>
  (await api.get<{ shipping_options: Option[] }>(`/admin/shipping-options?region_id=${region}`))
    .shipping_options;

test(
  'a region is created with its shipping, offered to shoppers, changed and deleted',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const expectNoErrors = watchErrors(page);
    const name = `Nordics ${Date.now()}`;
    // A separate currency: other tests find regions by theirs.
    await api.post('/admin/store/currencies/zar', {});
    await goTo(page, '/a/settings/regions');
    await page.getByRole('button', { name: 'New region' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create region' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await expect(form.getByText('Choose at least one payment provider.')).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'ZAR' }).click();
    // Countries of other regions are disabled and name the region.
    const countries = form.getByRole('combobox', { name: 'Countries' });
    await countries.fill('Germany');
    const taken = page.getByRole('option', { name: /Germany/ });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await expect(taken).toContainText('Already in');
    await countries.fill('Iceland');
    await page.getByRole('option', { name: /Iceland/ }).click();
    await countries.fill('Faroe');
    await page.getByRole('option', { name: /Faroe/ }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('combobox', { name: 'Payment providers' }).click();
    await page.getByRole('option', { name: /manual/i }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('combobox', { name: 'Fulfillment providers' }).click();
    await page.getByRole('option', { name: /manual/i }).click();
    await page.keyboard.press('Escape');
    const rate = form.getByLabel('Default tax rate');
    await rate.fill('125');
    await form.getByRole('button', { name: 'Create region' }).click();
    await expect(form.getByText('Enter a rate between 0 and 100.')).toBeVisible();
    await rate.fill('25.5');
    await form.getByRole('button', { name: 'Create region' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const region = (await readRegions(api)).find((one) => one.name === name);
    const id = region?.id ?? '';
    expect(region).toMatchObject({ currency_code: 'zar', tax_rate: 25.5 });
    expect(region?.countries.map(({ iso_2: code }) => code).toSorted()).toEqual(['fo', 'is']);

    await expect(page.getByText(/so shoppers in this region can check out/)).toBeVisible();
    await page.getByRole('button', { name: 'Add shipping option' }).click();
    await form.getByLabel('Name').fill('Ferry');
    await form.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.50');
    await form.getByLabel('Minimum order amount').fill('20');
    await form.getByLabel('Maximum order amount').fill('10');
    await form.getByRole('button', { name: 'Create option' }).click();
    await expect(form.getByText('Must be more than the minimum.')).toBeVisible();
    await form.getByLabel('Maximum order amount').fill('500');
    await form.getByRole('button', { name: 'Create option' }).click();
    const shipping = page.getByRole('region', { name: 'Shipping', exact: true });
    await expect(shipping.getByText(/From ZAR\s20\.00 · Up to ZAR\s500\.00/)).toBeVisible();
    const [ferry] = await optionsOf(api, id);
    expect(ferry).toMatchObject({
      name: 'Ferry',
      amount: 1250,
      is_return: false,
      admin_only: false,
    });
    const offered = await request.get(`/store/shipping-options?region_id=${id}`);
    expect(await offered.json()).toMatchObject({
      shipping_options: [{ name: 'Ferry', amount: 1250 }],
    });

    await page.getByRole('button', { name: 'Add return shipping option' }).click();
    await form.getByLabel('Name').fill('Drop-off');
    await form.getByRole('textbox', { name: 'Amount', exact: true }).fill('0');
    await form.getByRole('button', { name: 'Create option' }).click();
    const returns = page.getByRole('region', { name: 'Return shipping' });
    await expect(returns.getByText('Drop-off')).toBeVisible();
    await expectNoViolations(page);

    // Hidden from shoppers.
    await shipping.getByRole('button', { name: 'Actions for Ferry' }).click();
    await page.getByRole('menuitem', { name: 'Edit option' }).click();
    await form.getByLabel('Maximum order amount').fill('');
    await form.getByRole('checkbox', { name: 'Show on your storefront' }).uncheck();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(shipping.getByText('Team only')).toBeVisible();
    const after = (await optionsOf(api, id)).find((option) => option.name === 'Ferry');
    expect(after).toMatchObject({ admin_only: true });
    expect(after?.requirements.map(({ type, amount }) => [type, amount])).toEqual([
      ['min_subtotal', 2000],
    ]);
    const left = await request.get(`/store/shipping-options?region_id=${id}&is_return=false`);
    expect(await left.json()).toMatchObject({ shipping_options: [] });

    await shipping.getByRole('button', { name: 'Actions for Ferry' }).click();
    await page.getByRole('menuitem', { name: /Delete option/ }).click();
    const deletion = page.getByRole('dialog', { name: 'Delete “Ferry”?' });
    await expect(deletion.getByRole('button', { name: 'Delete option' })).toBeDisabled();
    await deletion.getByLabel('Type Ferry to confirm').fill('Ferry');
    await deletion.getByRole('button', { name: 'Delete option' }).click();
    await expect(shipping.getByText('Ferry')).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit region' }).click();
    await form.getByLabel('Name').fill(`${name} and more`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} and more` })).toBeVisible();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /Delete region/ }).click();
    const question = page.getByRole('dialog', { name: /^Delete “Nordics/ });
    await expect(question.getByText('2 countries will no longer be in a region')).toBeVisible();
    await expect(question.getByText('1 shipping option will also be deleted')).toBeVisible();
    await expect(question.getByText(/placed in this region$/)).toHaveCount(0);
    await expect(question.getByRole('button', { name: 'Delete region' })).toBeDisabled();
    await question.getByLabel(/^Type .* to confirm$/).fill(`${name} and more`);
    await question.getByRole('button', { name: 'Delete region' }).click();
    await expect(page).toHaveURL(/\/a\/settings\/regions$/);
    expect((await readRegions(api)).map((one) => one.id)).not.toContain(id);
    // A leftover option would break the server's list.
    expect(await optionsOf(api, id)).toEqual([]);
    await api.delete('/admin/store/currencies/zar');
    expectNoErrors();
  },
);
