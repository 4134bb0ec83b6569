import {
  createCustomer,
  customerWithOrders,
  ownEmail,
  readCustomer,
  saveAddress,
} from '../support/customers.ts';
import type { ApiCustomer } from '../support/customers.ts';
import { intercept, release } from '../support/intercept.ts';
import { ownName } from '../support/sets.ts';
import { expect, goTo, test, watchErrors } from '../support/test.ts';
import { search } from '../support/visit.ts';

test(
  'how many orders there are comes after the rows; where it can’t be had, nothing seems to be on its way',
  { tag: '@all' },
  async ({ page }) => {
    await intercept(page, /\/admin\/customers\?.*expand=orders/, (route) =>
      route.fulfill({ status: 500, json: { message: 'database is away' } }),
    );
    await goTo(page, '/a/customers');
    const rows = page.locator('tbody tr');
    await expect(rows.first().getByRole('link')).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(rows.first().getByText('–').first()).toBeVisible();
  },
);

test(
  'the list is searched by name and email, and filtered by group and account',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const [mark, name] = [ownName('Harbour'), ownName('Group')];
    const first = await createCustomer(api, { first_name: 'Ines', last_name: mark });
    const second = await createCustomer(api, { first_name: 'Bram', last_name: mark });
    const { customer_group: group } = await api.post<{ customer_group: { id: string } }>(
      '/admin/customer-groups',
      { name },
    );
    await api.post(`/admin/customer-groups/${group.id}/customers/batch`, {
      customer_ids: [{ id: second.id }],
    });
    await goTo(page, '/a/customers');
    const listSearch = page.getByRole('searchbox', { name: 'Search by name or email' });
    const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row');
    await listSearch.fill(mark);
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(rows.nth(1)).toContainText(`Bram ${mark}`);
    await expect(rows.nth(1)).toContainText(name);
    await expect(rows.nth(1)).not.toContainText('Guest');
    await listSearch.fill(first.email);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(`Ines ${mark}`);

    await listSearch.fill(mark);
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Groups' }).click();
    await search(page, page.getByRole('combobox').last(), name);
    await page.getByRole('option', { name }).click();
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`groups=${group.id}`));
    await goTo(page, `/a/customers?q=${encodeURIComponent(mark)}&has_account=false`);
    await expect(page.getByText('No customers found')).toBeVisible();
    expectNoErrors();
  },
);

test(
  'a store without customers has nothing to search and to filter',
  { tag: '@all' },
  async ({ page }) => {
    await intercept(page, '**/admin/customers?*', (route) =>
      route.fulfill({ json: { customers: [], count: 0, offset: 0, limit: 25 } }),
    );
    await goTo(page, '/a/customers');
    await expect(page.getByText('No customers yet')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add filter' })).toBeHidden();
    await goTo(page, '/a/customers?q=nobody');
    await expect(page.getByText('No customers found')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  },
);

test(
  'a customer’s orders are counted in the list and listed on the page',
  { tag: '@all' },
  async ({ page, api }) => {
    const { customer, numbers } = await customerWithOrders(api);
    await goTo(page, `/a/customers?q=${encodeURIComponent(customer.email)}`);
    const row = page.getByRole('table', { name: 'Customers' }).getByRole('row').nth(1);
    await expect(
      row.getByRole('cell', { name: String(numbers.length), exact: true }),
    ).toBeVisible();
    await row.getByRole('link').click();
    const section = page.getByRole('region', { name: 'Orders' });
    const orders = section.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    await expect(orders).toHaveCount(numbers.length);
    for (const [index, number] of numbers.entries()) {
      await expect(orders.nth(index)).toContainText(`#${number}`);
    }
    const listed = await api.get<{
      orders: { status: string; currency_code: string; total: number }[];
    }>(`/admin/orders?customer_id=${customer.id}&fields=id,status,currency_code,total`);
    const counted = listed.orders.filter(({ status }) => status !== 'canceled');
    const currencies = new Set(counted.map(({ currency_code: code }) => code));
    const facts = page.getByRole('region', { name: 'Key facts' }).getByRole('definition');
    await expect(facts.nth(1)).toHaveText(String(numbers.length));
    for (const code of currencies) {
      const sum = counted
        .filter(({ currency_code: other }) => other === code)
        .reduce((total, order) => total + order.total, 0);
      const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code });
      const { maximumFractionDigits: digits = 2 } = money.resolvedOptions();
      await expect(facts.first()).toContainText(money.format(sum / 10 ** digits));
    }
    await page.getByRole('link', { name: 'Back to customers' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(customer.email);
  },
);

test(
  'addresses stand as their country writes them',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const customer = await createCustomer(api);
    await saveAddress(request, customer.email, {
      first_name: 'Maartje',
      last_name: 'van Dijk',
      address_1: '12 Pier Avenue',
      city: 'Portland',
      province: 'ME',
      postal_code: '04101',
      country_code: 'us',
      phone: '+1 207 555 0123',
    });
    await goTo(page, `/a/customers/${customer.id}`);
    const addresses = page.getByRole('region', { name: 'Addresses' });
    await expect(addresses.getByText('Portland, ME 04101')).toBeVisible();
    await expect(addresses.getByText('United States')).toBeVisible();
    await expect(addresses.getByRole('link', { name: '+1 207 555 0123' })).toHaveAttribute(
      'href',
      'tel:+12075550123',
    );
  },
);

test('an edit sends only what changed, and keeps the address of an account', async ({
  page,
  api,
}) => {
  const expectNoErrors = watchErrors(page);
  const customer = await createCustomer(api, { phone: '+31 10 555 0100' });
  await goTo(page, `/a/customers/${customer.id}?edit=general`);
  const form = page.getByRole('dialog', { name: 'Edit customer' });
  await expect(form.getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await expect(form.getByText('only they can change it')).toBeVisible();
  await form.getByLabel('First name').fill(' Marieke ');
  await form.getByLabel('Phone').fill('');
  const sent = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().includes(`/admin/customers/${customer.id}`),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({ first_name: 'Marieke', phone: null });
  await expect(
    page.getByRole('heading', { level: 1, name: `Marieke ${customer.last_name}` }),
  ).toBeVisible();
  expect(await readCustomer(api, customer.id)).toMatchObject({
    first_name: 'Marieke',
    last_name: customer.last_name,
    email: customer.email,
    phone: null,
  });
  expectNoErrors();
});

test(
  'a fact is edited in place with the keyboard, beside the changes of others',
  { tag: '@all' },
  async ({ page, api }) => {
    const customer = await createCustomer(api, { phone: '+31 10 555 0100' });
    await goTo(page, `/a/customers/${customer.id}`);
    const edit = page.getByRole('button', { name: 'Edit Phone' });
    const field = page.getByRole('textbox', { name: 'Phone' });
    await expect(page.getByRole('button', { name: 'Edit Last name' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Email' })).toHaveCount(0);

    await edit.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('+31 10 555 0199');
    await page.keyboard.press('Tab');
    await expect(field).toBeHidden();
    expect((await readCustomer(api, customer.id)).phone).toBe('+31 10 555 0199');

    await edit.press('Enter');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await expect(page.getByRole('link', { name: '+31 10 555 0199' })).toBeVisible();

    await edit.press('Enter');
    await page.keyboard.type('+31 10 555 0111');
    await api.post(`/admin/customers/${customer.id}`, { phone: '+31 10 555 0122' });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(
      dialog.getByRole('row', { name: 'Phone +31 10 555 0111 +31 10 555 0122' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(field).toBeHidden();
    expect((await readCustomer(api, customer.id)).phone).toBe('+31 10 555 0111');
  },
);

test(
  'a customer is put into a group and taken out of another one',
  { tag: '@all' },
  async ({ page, api }) => {
    const [from, to] = [ownName('From'), ownName('To')];
    const made = async (name: string): Promise<string> =>
      (await api.post<{ customer_group: { id: string } }>('/admin/customer-groups', { name }))
        .customer_group.id;
    const customer = await createCustomer(api);
    const fromId = await made(from);
    await made(to);
    await api.post(`/admin/customer-groups/${fromId}/customers/batch`, {
      customer_ids: [{ id: customer.id }],
    });
    await goTo(page, `/a/customers/${customer.id}`);
    const facts = page.getByRole('region', { name: 'Customer' });
    await expect(facts.getByText(from)).toBeVisible();
    await facts.getByRole('button', { name: 'Edit customer' }).click();
    const form = page.getByRole('dialog', { name: 'Edit customer' });
    await expect(form.getByText(from)).toBeVisible();
    await search(page, form.getByLabel('Groups'), to);
    await page.getByRole('option', { name: to }).click();
    await search(page, form.getByLabel('Groups'), from);
    await page.getByRole('option', { name: from }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(facts.getByText(to)).toBeVisible();
    await expect(facts.getByText(from)).toBeHidden();
    const { customer: stored } = await api.get<{ customer: { groups: { name: string }[] } }>(
      `/admin/customers/${customer.id}?expand=groups`,
    );
    expect(stored.groups.map(({ name }) => name)).toEqual([to]);
  },
);

test('a customer is created; an address that is taken is explained at its field', async ({
  page,
  api,
}) => {
  const other = await createCustomer(api);
  const email = ownEmail();
  await goTo(page, '/a/products');
  // Shortcuts load after the first screen.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'New customer' }).click();
  const form = page.getByRole('dialog', { name: 'New customer' });
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expect(form.getByText('Enter a valid email address')).toBeVisible();
  await form.getByLabel('Email').fill(other.email);
  await form.getByLabel('First name').fill('Noor');
  await form.getByLabel(/^Password/).fill('a long password');
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expect(form.getByText('Another customer already uses this email.')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Create customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noor' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await readCustomer(api, id)).toMatchObject({
    email,
    first_name: 'Noor',
    has_account: true,
  });
});

test(
  'a note is added, stays when it can’t be saved, and is deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const customer = await createCustomer(api);
    const notesOf = async (): Promise<string[]> =>
      (
        await api.get<{ notes: { value: string }[] }>(`/admin/notes?resource_id=${customer.id}`)
      ).notes.map(({ value }) => value);
    await goTo(page, `/a/customers/${customer.id}`);
    const notes = page.getByRole('region', { name: 'Notes' });
    const note = notes.getByRole('textbox', { name: 'Note' });
    await intercept(page, '**/admin/notes', (route) =>
      route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } }),
    );
    await note.fill('Calls before each delivery.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByText('Not today')).toBeVisible();
    expect(await notesOf()).toEqual([]);
    await release(page, '**/admin/notes');

    // Forms on the page still open; leaving the page asks.
    await page.getByRole('button', { name: 'Edit customer' }).click();
    const form = page.getByRole('dialog', { name: 'Edit customer' });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('link', { name: 'Back to customers' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect(note).toHaveValue('Calls before each delivery.');

    await notes.getByRole('button', { name: 'Add note' }).click();
    const kept = notes.getByRole('listitem').filter({ hasText: 'Calls before each delivery.' });
    await expect(kept).toContainText('Ada Quartermaster');
    await expect(kept).toContainText('now');
    await expect(note).toHaveValue('');
    expect(await notesOf()).toEqual(['Calls before each delivery.']);
    await notes.getByRole('button', { name: 'Delete note' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this note?' })
      .getByRole('button', { name: 'Delete note' })
      .click();
    await expect(kept).toBeHidden();
    expect(await notesOf()).toEqual([]);
  },
);

test(
  'the palette finds a customer by the email address, and makes a new one',
  { tag: '@all' },
  async ({ page, api }) => {
    const customer: ApiCustomer = await createCustomer(api);
    await goTo(page, '/a/products');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    // Shortcuts load after the first screen.
    const openPalette = (): Promise<void> =>
      expect(async () => {
        if (!(await palette.isVisible())) await page.keyboard.press('ControlOrMeta+k');
        await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 3000 });
      }).toPass();
    await openPalette();
    await palette.getByRole('combobox').fill(customer.email);
    await palette.getByRole('option', { name: new RegExp(customer.last_name ?? '') }).click();
    await expect(page).toHaveURL(new RegExp(`/a/customers/${customer.id}`));
    await expect(palette).toBeHidden();
    await openPalette();
    await palette.getByRole('combobox').fill('New customer');
    await palette.getByRole('option', { name: 'New customer' }).first().click();
    await expect(page.getByRole('dialog', { name: 'New customer' })).toBeVisible();
  },
);
