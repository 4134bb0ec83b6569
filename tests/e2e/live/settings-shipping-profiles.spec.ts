import { sellableProduct } from '../support/discounts.ts';
import { makeRegion, makeShippingOption, offeredTo, shoppersCart } from '../support/regions.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';

interface Profile {
  id: string;
  name: string;
  type: string;
  products: { id: string }[];
  shipping_options: { id: string }[];
}

const readProfiles = async (api: Api): Promise<Profile[]> =>
  (await api.get<{ shipping_profiles: Profile[] }>('/admin/shipping-profiles')).shipping_profiles;
const readProfile = async (api: Api, id: string): Promise<Profile> =>
  (await api.get<{ shipping_profile: Profile }>(`/admin/shipping-profiles/${id}`)).shipping_profile;
const productsOf = async (api: Api, id: string): Promise<string[]> =>
  (await readProfile(api, id)).products.map((product) => product.id).toSorted();

test(
  'a profile’s products ship by its own options; they go back to the default one when it is deleted',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const expectNoErrors = watchErrors(page);
    const region = await makeRegion(api, 'mxn', 'mx');
    const other = await sellableProduct(api, { mxn: 10_000 });
    const name = `Bulky goods ${Date.now()}`;
    await goTo(page, '/a/settings/shipping-profiles');
    await page.getByRole('button', { name: 'New shipping profile' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create shipping profile' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Create shipping profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readProfile(api, id)).toMatchObject({ name, type: 'custom' });
    await expect(page.getByText(/until a region has an option for this profile/)).toBeVisible();

    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: `Add products to “${name}”` });
    for (const { title } of [region.product, other]) {
      await picker.getByRole('combobox').fill(title);
      await expect(picker.getByRole('option', { name: title })).toContainText(/In “Default/);
      await picker.getByRole('option', { name: title }).click();
    }
    await picker.getByRole('button', { name: 'Add 2 products' }).click();
    const both = [region.product.id, other.id].toSorted();
    await expect.poll(async () => productsOf(api, id)).toEqual(both);
    await expect(page.getByRole('link', { name: other.title })).toBeVisible();

    // Until the profile has an option, shoppers are offered none.
    const cart = await shoppersCart(request, region.id, [region.variant]);
    expect(await offeredTo(request, cart.id)).toEqual([]);
    const freight = await makeShippingOption(api, {
      region: region.id,
      profile: id,
      name: `Freight ${Date.now()}`,
    });
    await page.reload();
    const options = page.getByRole('region', { name: 'Shipping options' });
    await expect(options.getByRole('listitem').filter({ hasText: freight.name })).toContainText(
      region.name,
    );
    expect(await offeredTo(request, cart.id)).toEqual([freight.name]);
    await expectNoViolations(page);

    // Removed products return to the default profile; undoable.
    await page.getByRole('button', { name: `Actions for ${region.product.title}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(async () => productsOf(api, id)).toEqual([other.id]);
    expect(await offeredTo(request, cart.id)).toEqual([region.option.name]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => productsOf(api, id)).toEqual(both);
    expect(await offeredTo(request, cart.id)).toEqual([freight.name]);

    await options.getByRole('link', { name: freight.name }).click();
    await expect(form.getByLabel('Name')).toHaveValue(freight.name);
    await goTo(page, `/a/settings/shipping-profiles/${id}`);

    await page.getByRole('button', { name: 'Edit shipping profile' }).click();
    await form.getByLabel('Name').fill(`${name} and masts`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} and masts` })).toBeVisible();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete shipping profile' }).click();
    const question = page.getByRole('dialog', { name: /^Delete “Bulky goods/ });
    await expect(question.getByText(/2 products will move to “Default/)).toBeVisible();
    await expect(question.getByText('1 shipping option will also be deleted')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Delete shipping profile' })).toBeDisabled();
    await question.getByLabel(/^Type .* to confirm$/).fill(`${name} and masts`);
    await question.getByRole('button', { name: 'Delete shipping profile' }).click();
    await expect(page).toHaveURL(/\/a\/settings\/shipping-profiles$/);
    const profiles = await readProfiles(api);
    expect(profiles.map((profile) => profile.id)).not.toContain(id);
    const defaultId = profiles.find(({ type }) => type === 'default')?.id ?? '';
    expect(await productsOf(api, defaultId)).toEqual(expect.arrayContaining(both));
    expect(await offeredTo(request, cart.id)).toEqual([region.option.name]);
    const { shipping_options: left } = await api.get<{ shipping_options: { id: string }[] }>(
      `/admin/shipping-options?region_id=${region.id}`,
    );
    expect(left.map((option) => option.id)).toEqual([region.option.id]);
    await region.remove();
    expectNoErrors();
  },
);

test(
  'the default profile and that of gift cards stay, and say why',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await sellableProduct(api);
    const profiles = await readProfiles(api);
    for (const [type, reason] of [
      ['default', 'The default profile can’t be deleted because new products use it.'],
      ['gift_card', 'The gift card profile can’t be deleted because gift cards use it.'],
    ]) {
      const profile = profiles.find((one) => one.type === type);
      await goTo(page, `/a/settings/shipping-profiles/${profile?.id}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByText(reason ?? '')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    // Products only leave the default profile for another.
    const defaultProfile = profiles.find((one) => one.type === 'default');
    await goTo(
      page,
      `/a/settings/shipping-profiles/${defaultProfile?.id}?q=${encodeURIComponent(product.title)}`,
    );
    await page.getByRole('button', { name: `Actions for ${product.title}` }).click();
    await expect(
      page.getByText('To remove products from the default profile, add them to another profile.'),
    ).toBeVisible();
  },
);
