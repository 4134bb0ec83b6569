import { intercept } from '../support/intercept.ts';
import { createProduct, readItems } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { search } from '../support/visit.ts';

interface StoreVariant {
  id: string;
  calculated_price: number | null;
  purchasable: boolean;
}

interface Region {
  id: string;
  name: string;
  currency_code: string;
}

/** Has no shipping option. */
async function createRegion(api: Api): Promise<Region> {
  const { region } = await api.post<{ region: Region }>('/admin/regions', {
    name: `Test waters ${Date.now()}`,
    currency_code: 'gbp',
    tax_rate: 0,
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
    countries: [],
  });
  return region;
}

test(
  'names what keeps shoppers from buying, and follows as each is mended',
  { tag: '@all' },
  async ({ page, request, api }) => {
    const region = await createRegion(api);
    const { store } = await api.get<{ store: { default_sales_channel_id: string } }>(
      '/admin/store',
    );
    const channel = store.default_sales_channel_id;
    const variants = ['Small', 'Large'].map((title) => ({
      title,
      options: [{ value: title }],
      manage_inventory: title === 'Small',
      prices: title === 'Small' ? [] : [{ currency_code: 'gbp', amount: 1200 }],
    }));
    const product = await createProduct(api, { options: [{ title: 'Size' }], variants });
    const [small] = product.variants ?? [];
    await api.post(`/admin/products/${product.id}`, { sales_channels: [] });

    /** Undefined when the product isn't listed. */
    const asShopper = async (): Promise<StoreVariant[] | undefined> => {
      const answer = await request.get(
        `/store/products?id[]=${product.id}&sales_channel_id[]=${channel}&region_id=${region.id}`,
      );
      const { products } = (await answer.json()) as { products: { variants: StoreVariant[] }[] };
      return products[0]?.variants;
    };

    await goTo(page, `/a/products/${product.id}`);
    const section = page.getByRole('region', { name: 'Availability' });
    const summary = section.getByRole('status');
    const ofRegion = (answer: string): ReturnType<typeof section.getByRole> =>
      section.getByRole('button', { name: `Shoppers in ${region.name} ${answer}` });
    const points = section.getByRole('list', { name: 'Requirements' });
    const point = (text: string | RegExp): ReturnType<typeof section.getByRole> =>
      points.getByRole('listitem').filter({ hasText: text });
    await expect(summary).toHaveText('Not available in any region');
    await ofRegion('can’t buy this product.').click();
    await expect(point('Draft, so shoppers can’t see it')).toBeVisible();
    await expect(point('1 of 2 variants has no price in GBP')).toBeVisible();
    await expect(point('1 of 2 variants is out of stock')).toBeVisible();
    expect(await asShopper()).toBeUndefined();
    await expectNoViolations(page);

    await section.getByRole('button', { name: 'Publish' }).click();
    await expect(section.getByText('Published', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Status: Published' })).toBeVisible();

    await point('Not sold in').getByRole('link', { name: 'Choose sales channels' }).click();
    const organisation = page.getByRole('dialog', { name: 'Edit organization' });
    await search(
      page,
      organisation.getByRole('combobox', { name: 'Sales channels' }),
      'Online shop',
    );
    await page.getByRole('option', { name: 'Online shop' }).click();
    await organisation.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Sold in Online shop', { exact: true })).toBeVisible();
    expect(await asShopper()).toHaveLength(2);

    const missing = point(`No shipping option in ${region.name} covers this product`);
    await expect(missing.getByRole('img', { name: 'Needs attention' })).toBeVisible();
    await missing.getByRole('link', { name: 'Add shipping option' }).click();
    const adding = page.getByRole('dialog', { name: 'New shipping option' });
    await adding.getByLabel('Name').fill('Lifeboat');
    await adding.getByRole('textbox', { name: 'Amount', exact: true }).fill('1');
    await adding.getByRole('button', { name: 'Create option' }).click();
    await expect(adding).toHaveCount(0);
    const {
      shipping_options: [option],
    } = await api.get<{ shipping_options: { id: string; name: string; amount: number }[] }>(
      `/admin/shipping-options?region_id=${region.id}`,
    );
    expect(option).toMatchObject({ name: 'Lifeboat', amount: 100 });
    await goTo(page, `/a/products/${product.id}`);
    await expect(section.getByText('Ships with Lifeboat')).toBeVisible();
    await expect(ofRegion('can buy 1 of 2 variants.')).toHaveAttribute('aria-expanded', 'true');
    await expect(summary).toHaveText(/^Available in \d+ of \d+ regions \(not all variants\)$/);

    await point('no price in GBP').getByRole('link', { name: 'Small' }).click();
    const variant = page.getByRole('dialog', { name: 'Edit variant Small' });
    await variant.getByLabel('Price in GBP').fill('9.50');
    await variant.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Priced in GBP', { exact: true })).toBeVisible();
    expect((await asShopper())?.find(({ id }) => id === small?.id)).toMatchObject({
      calculated_price: 950,
      purchasable: false,
    });

    await point('out of stock').getByRole('link', { name: 'Small' }).click();
    const stock = page.getByRole('dialog', { name: 'Stock for Small' });
    await stock.getByLabel('In stock at Rotterdam warehouse').fill('4');
    await stock.getByRole('button', { name: 'Save' }).click();
    await expect(ofRegion('can buy all 2 variants.')).toBeVisible();
    const [item] = await readItems(api, small?.id ?? '');
    expect(item?.location_levels).toMatchObject([{ stocked_quantity: 4 }]);
    expect((await asShopper())?.every(({ purchasable }) => purchasable)).toBe(true);
    // The storefront can't list shipping options while an option's region is deleted.
    await api.delete(`/admin/shipping-options/${option?.id}`);
    await api.delete(`/admin/regions/${region.id}`);
  },
);

test(
  'what can be ordered without stock counts as available, and a failure is explained',
  { tag: '@all' },
  async ({ page, api }) => {
    const product: ApiProduct = await createProduct(api, {
      status: 'published',
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'One',
          options: [{ value: 'One' }],
          allow_backorder: true,
          prices: [{ currency_code: 'eur', amount: 100 }],
        },
      ],
    });
    let isFailing = true;
    await intercept(page, '**/store/shipping-options?*', (route) =>
      isFailing ? route.fulfill({ status: 400, json: { message: 'no ships' } }) : route.continue(),
    );
    await goTo(page, `/a/products/${product.id}`);
    const section = page.getByRole('region', { name: 'Availability' });
    await expect(section.getByText('Couldn’t load storefront availability')).toBeVisible();
    isFailing = false;
    await section.getByRole('button', { name: 'Try again' }).click();
    const eurozone = section.getByRole('button', {
      name: 'Shoppers in Eurozone can buy this product.',
    });
    // Opens where something is wrong.
    await expect(eurozone).toHaveAttribute('aria-expanded', 'false');
    await eurozone.click();
    await expect(section.getByText('Priced in EUR', { exact: true })).toBeVisible();
    await expect(section.getByRole('status')).toHaveText(/^Available in \d+ of \d+ regions$/);
    await section
      .getByRole('button', { name: 'Shoppers in Japan can’t buy this product.' })
      .click();
    await expect(section.getByText('No price in JPY.')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Set prices' })).toBeVisible();
  },
);
