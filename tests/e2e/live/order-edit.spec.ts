import type { Page } from '@playwright/test';
import { createCustomer, ownEmail, saveAddress } from '../support/customers.ts';
import { makeOrder } from '../support/made-order.ts';
import { createPaidOrder } from '../support/paid-orders.ts';
import type { Api } from '../support/test.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';
import { search } from '../support/visit.ts';

interface StoredAddress {
  id: string;
  first_name: string | null;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  postal_code: string | null;
  country_code: string | null;
  phone: string | null;
}

interface StoredOrder {
  email: string;
  customer_id: string;
  region_id: string;
  shipping_address: StoredAddress | null;
  billing_address: StoredAddress | null;
}

const read = async (api: Api, id: string): Promise<StoredOrder> =>
  (await api.get<{ order: StoredOrder }>(`/admin/orders/${id}`)).order;

const customerSection = (page: Page) => page.getByRole('region', { name: 'Customer', exact: true });

test('corrects where an order goes, as its country writes addresses, and sends only what changed', async ({
  page,
  api,
}) => {
  const { id } = await createPaidOrder(api, { email: ownEmail() });
  const { shipping_address: before } = await read(api, id);
  await goTo(page, `/a/orders/${id}`);
  await customerSection(page).getByRole('button', { name: 'Edit shipping address' }).click();
  const form = page.getByRole('dialog', { name: 'Edit shipping address' });
  await expect(form.getByRole('textbox', { name: 'Street address' })).toHaveValue('7 Mole Street');
  await expectNoViolations(page);
  await form.getByRole('textbox', { name: 'City' }).fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a city.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'City' })).toBeFocused();
  await form.getByRole('textbox', { name: 'City' }).fill('Haven');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+31 10 123');
  const [sent] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(`/orders/${id}`),
    ),
    form.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({
    shipping_address: {
      city: 'Haven',
      phone: '+31 10 123',
      country_code: before?.country_code,
    },
  });
  await expect(form).toHaveCount(0);
  await expect(customerSection(page)).toContainText('Haven');
  expect((await read(api, id)).shipping_address).toMatchObject({
    id: before?.id,
    address_1: '7 Mole Street',
    city: 'Haven',
    phone: '+31 10 123',
  });
});

test(
  'gives a bill the address of the parcel, and offers the countries of its region only',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    const { region_id: regionId, shipping_address: shipping } = await read(api, id);
    const { region } = await api.get<{ region: { countries: unknown[] } }>(
      `/admin/regions/${regionId}`,
    );
    await goTo(page, `/a/orders/${id}?edit=billingAddress`);
    const form = page.getByRole('dialog', { name: 'Edit billing address' });
    await form.getByRole('combobox', { name: 'Country or region' }).click();
    await expect(page.getByRole('option')).toHaveCount(region.countries.length);
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Copy shipping address' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(customerSection(page)).toContainText('Same as shipping address');
    const { billing_address: billing } = await read(api, id);
    expect(billing?.address_1).toBe(shipping?.address_1);
    expect(billing?.id).not.toBe(shipping?.id);
  },
);

test(
  'says so where an address is the customer’s own too, which the server then changes with it',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const customer = await createCustomer(api);
    await saveAddress(request, customer.email, {
      first_name: 'Maartje',
      last_name: 'van Dijk',
      address_1: 'Maashaven 12',
      city: 'Rotterdam',
      postal_code: '3081 AE',
      country_code: 'nl',
    });
    const saved = async (): Promise<StoredAddress | undefined> =>
      (
        await api.get<{ customer: { shipping_addresses: StoredAddress[] } }>(
          `/admin/customers/${customer.id}?expand=shipping_addresses`,
        )
      ).customer.shipping_addresses[0];
    const { id } = await createPaidOrder(api, {
      email: customer.email,
      customerId: customer.id,
      addressId: (await saved())?.id ?? '',
    });
    await goTo(page, `/a/orders/${id}?edit=shippingAddress`);
    const form = page.getByRole('dialog', { name: 'Edit shipping address' });
    await expect(form.getByText('also in the customer’s address book')).toBeVisible();
    await form.getByRole('textbox', { name: 'Street address' }).fill('Maashaven 14');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(form).toHaveCount(0);
    expect((await read(api, id)).shipping_address?.address_1).toBe('Maashaven 14');
    expect((await saved())?.address_1).toBe('Maashaven 14');
  },
);

test(
  'what someone else changed meanwhile is kept, and asked about where both changed the same',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    const country = (await read(api, id)).shipping_address?.country_code;
    await goTo(page, `/a/orders/${id}?edit=shippingAddress`);
    const form = page.getByRole('dialog', { name: 'Edit shipping address' });
    await form.getByRole('textbox', { name: 'City' }).fill('Mine');
    await api.post(`/admin/orders/${id}`, {
      shipping_address: { city: 'Theirs', postal_code: '2002', country_code: country },
    });
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Theirs' });
    await expect(question).toContainText('City');
    expect((await read(api, id)).shipping_address?.city).toBe('Theirs');
    await question.getByRole('button', { name: /mine|my/i }).click();
    await expect(form).toHaveCount(0);
    expect((await read(api, id)).shipping_address).toMatchObject({
      city: 'Mine',
      postal_code: '2002',
    });
  },
);

test(
  'an order gets another email address, and goes to another customer with a warning of what that means',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    const customer = await createCustomer(api, { email: ownEmail() });
    const { customer_id: first } = await read(api, id);
    const email = ownEmail();
    await goTo(page, `/a/orders/${id}`);
    await customerSection(page).getByRole('button', { name: 'Edit customer' }).click();
    const form = page.getByRole('dialog', { name: 'Edit customer' });
    await form.getByRole('textbox', { name: 'Email' }).fill('nowhere');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a valid email address')).toBeVisible();
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(customerSection(page).getByRole('link', { name: email })).toBeVisible();
    expect(await read(api, id)).toMatchObject({ email, customer_id: first });

    await goTo(page, `/a/orders/${id}?edit=contact`);
    await search(page, form.getByRole('combobox', { name: 'Customer' }), customer.email);
    await page.getByRole('option').filter({ hasText: customer.email }).click();
    await expect(form.getByText('Moves this order to another customer’s history.')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    expect(await read(api, id)).toMatchObject({ email, customer_id: customer.id });
    await expect(
      customerSection(page).locator(`a[href$="/customers/${customer.id}"]`).first(),
    ).toBeVisible();
  },
);

test(
  'earlier orders of the customer are counted and added up in one call, and lead to the customer',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    const first = await makeOrder(api, (field) => field, { email });
    await createPaidOrder(api, { email });
    const last = await createPaidOrder(api, { email });
    await goTo(page, `/a/orders/${last.id}`);
    const link = customerSection(page).getByRole('link', { name: '2 earlier orders' });
    await expect(link).toBeVisible();
    await expect(customerSection(page)).toContainText(/€[\d.,]+ spent/u);
    await link.click();
    await expect(page).toHaveURL(/\/customers\/cus_/u);
    await goTo(page, `/a/orders/${first.id}`);
    await expect(customerSection(page)).toContainText('First order');
  },
);

test(
  'a canceled order can’t be edited, which its page doesn’t offer',
  { tag: '@all' },
  async ({ page, api }) => {
    const { orders } = await api.get<{ orders: { id: string }[] }>(
      '/admin/orders?status[]=canceled&limit=1',
    );
    await goTo(page, `/a/orders/${orders[0]?.id}?edit=contact`);
    await expect(customerSection(page)).toBeVisible();
    await expect(customerSection(page).getByRole('button', { name: /^Edit/u })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
