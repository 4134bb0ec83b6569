import { createCustomer, createGuests } from '../support/customers.ts';
import {
  createGroup,
  createGroupDiscount,
  createPriceList,
  groupsNamed,
  memberIds,
  readPriceList,
} from '../support/groups.ts';
import type { ApiGroup } from '../support/groups.ts';
import { intercept, release } from '../support/intercept.ts';
import { sectionWith } from '../support/on-request.ts';
import { ownName } from '../support/sets.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

test(
  'the list is searched and sorted, and counts each group’s customers',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const mark = ownName('Crew');
    const customers = [await createCustomer(api), await createCustomer(api)];
    await createGroup(api, customers, `${mark} Alpha`);
    await createGroup(api, [], `${mark} Beta`);
    await goTo(page, '/a/customers');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Customer groups' })
      .click();
    await page.getByRole('searchbox', { name: 'Search groups' }).fill(mark);
    const rows = page.getByRole('table', { name: 'Customer groups' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(`${mark} Alpha`);
    await expect(rows.nth(1).getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await expect(rows.nth(2).getByRole('cell', { name: '0', exact: true })).toBeVisible();
    for (const order of ['-name', 'created_at', '-updated_at']) {
      await goTo(page, `/a/customer-groups?q=${encodeURIComponent(mark)}&order=${order}`);
      const first = order === 'created_at' ? 'Alpha' : 'Beta';
      await expect(rows.nth(1)).toContainText(`${mark} ${first}`);
      await expect(
        rows.nth(1).getByRole('cell', { name: first === 'Alpha' ? '2' : '0', exact: true }),
      ).toBeVisible();
    }
    await rows.nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `${mark} Beta` })).toBeVisible();
    await page.getByRole('link', { name: 'Back to customer groups' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(mark);
    expectNoErrors();
  },
);

test(
  'a group is created, filled through the picker, renamed and deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page, [/422/]);
    const [one, two] = [await createCustomer(api), await createCustomer(api)];
    const other = await createGroup(api);
    const name = ownName('Regulars');
    await goTo(page, '/a/customer-groups');
    await page.getByRole('button', { name: 'New customer group' }).click();
    const form = page.getByRole('dialog', { name: 'New customer group' });
    await form.getByLabel('Name').fill('  ');
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill(other.name);
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(form.getByText('Another group already uses this name.')).toBeVisible();
    await form.getByLabel('Name').fill(` ${name} `);
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.getByRole('button', { name: 'Add customers' }).first().click();
    const picker = page.getByRole('dialog', { name: `Add customers to “${name}”` });
    const search = picker.getByRole('combobox');
    for (const { email, last_name: name } of [one, two]) {
      await search.fill(email);
      await expect(picker.getByRole('option', { name: name ?? '' })).toBeVisible();
      await expect(picker.getByText('1 of 1')).toBeVisible();
      await search.press('ArrowDown');
      await search.press('Enter');
    }
    await expectNoViolations(page);
    await picker.getByRole('button', { name: 'Add 2 customers' }).click();
    const table = page.getByRole('table', { name: 'Customers' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect.poll(() => memberIds(api, id)).toEqual([one.id, two.id].toSorted());

    await page.getByRole('button', { name: 'Edit group' }).click();
    const general = page.getByRole('dialog', { name: 'Edit group' });
    await general.getByLabel('Name').fill(other.name);
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(general.getByText('Another group already uses this name.')).toBeVisible();
    await general.getByLabel('Name').fill(`${name}, late`);
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name}, late` })).toBeVisible();
    expect((await groupsNamed(api, name)).map((group) => group.name)).toEqual([`${name}, late`]);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete group' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${name}, late”?` });
    await expect(question.getByText('2 customers will leave the group')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete group' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer groups' })).toBeVisible();
    expect(await groupsNamed(api, name)).toEqual([]);
    await api.get(`/admin/customers/${one.id}`);
    expectNoErrors();
  },
);

test(
  'customers are taken out one by one and several at once, and put back',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Member');
    const members = [];
    for (const first of ['Anna', 'Bram', 'Cato']) {
      members.push(await createCustomer(api, { first_name: first, last_name: mark }));
    }
    const all = members.map(({ id }) => id).toSorted();
    const group = await createGroup(api, members);
    await goTo(page, `/a/customer-groups/${group.id}`);
    const table = page.getByRole('table', { name: 'Customers' });
    await page.getByRole('searchbox', { name: 'Search this group' }).fill(`Anna`);
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: `Actions for Anna ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => memberIds(api, group.id)).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(table.getByRole('link', { name: `Anna ${mark}` })).toBeVisible();
    await expect.poll(() => memberIds(api, group.id)).toEqual(all);

    await page.getByRole('searchbox', { name: 'Search this group' }).fill('');
    await expect(table.getByRole('row')).toHaveCount(4);
    await table.getByRole('checkbox', { name: `Select Bram ${mark}` }).check();
    await table.getByRole('checkbox', { name: `Select Cato ${mark}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect.poll(() => memberIds(api, group.id)).toHaveLength(1);
    await page.getByText('Removed 2 customers').hover();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => memberIds(api, group.id)).toEqual(all);

    await intercept(page, `**/admin/customer-groups/${group.id}/customers/batch`, (route) =>
      route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } }),
    );
    await table.getByRole('checkbox', { name: `Select Bram ${mark}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Not today')).toBeVisible();
    await expect(table.getByRole('link', { name: `Bram ${mark}` })).toBeVisible();
  },
);

test(
  'all members that a search finds are taken out, on all pages, and put back',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Leaving');
    await createGuests(27, mark);
    const { customers: leaving } = await api.get<{ customers: { id: string }[] }>(
      `/admin/customers?q=${encodeURIComponent(mark)}&limit=100`,
    );
    const staying = await createCustomer(api);
    const group = await createGroup(api, [...leaving, staying]);
    const all = [...leaving, staying].map(({ id }) => id).toSorted();
    await goTo(page, `/a/customer-groups/${group.id}`);
    await page.getByRole('searchbox', { name: 'Search this group' }).fill(mark);
    await expect(page.getByText('1–25 of 27')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Select all 27' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => memberIds(api, group.id)).toEqual([staying.id]);
    await page.getByText('Removed 27 customers').hover();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => memberIds(api, group.id)).toEqual(all);
    await expect(page.getByText('1–25 of 27')).toBeVisible();
  },
);

test('deleting says what becomes of price lists and discounts, and switches off what would be for everyone', async ({
  page,
  api,
}) => {
  const [group, other] = [await createGroup(api), await createGroup(api)];
  const alone = await createPriceList(api, [group]);
  const shared = await createPriceList(api, [group, other]);
  const only = await createGroupDiscount(api, 'in', [group]);
  const except = await createGroupDiscount(api, 'not_in', [group]);
  await goTo(page, `/a/customer-groups/${group.id}`);
  const lists = page.getByRole('list', { name: 'Price lists' });
  await expect(lists.getByRole('listitem')).toHaveCount(2);
  const discounts = await sectionWith(page, 'Discounts', 'Show discounts');
  await expect(discounts.getByRole('listitem').filter({ hasText: only.code })).toContainText(
    'For this group',
  );
  await expect(discounts.getByRole('listitem').filter({ hasText: except.code })).toContainText(
    'Not for this group',
  );
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete group' }).click();
  const question = page.getByRole('dialog', { name: `Delete “${group.name}”?` });
  const says = (text: string): Promise<void> =>
    expect(question.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await says(`“${alone.name}” is only for this group. It will be set to draft first`);
  await says(`“${shared.name}” will no longer apply to this group`);
  await says(`${only.code} is only for this group. No one will be able to use it.`);
  await says(`${except.code} will no longer exclude this group.`);
  const path = `**/admin/customer-groups/${group.id}`;
  await intercept(page, path, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } })
      : route.fallback(),
  );
  await question.getByRole('button', { name: 'Delete group' }).click();
  await expect(question.getByText('Not today')).toBeVisible();
  await expect(question.getByText(`Set “${alone.name}” to draft`)).toBeVisible();
  expect(await readPriceList(api, alone.id)).toEqual({ status: 'draft', groups: 1 });
  expect((await groupsNamed(api, group.name)).map(({ id }: ApiGroup) => id)).toEqual([group.id]);
  await release(page, path);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer groups' })).toBeVisible();
  expect(await groupsNamed(api, group.name)).toEqual([]);
  expect(await readPriceList(api, alone.id)).toEqual({ status: 'draft', groups: 0 });
  expect(await readPriceList(api, shared.id)).toEqual({ status: 'active', groups: 1 });
});

test('the palette finds a group, and makes a new one', { tag: '@all' }, async ({ page, api }) => {
  const group = await createGroup(api);
  await goTo(page, '/a/customers');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  // Shortcuts load after the first screen.
  const openPalette = (): Promise<void> =>
    expect(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press('ControlOrMeta+k');
      await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 3000 });
    }).toPass();
  await openPalette();
  await palette.getByRole('combobox').fill(group.name);
  await palette.getByRole('option', { name: new RegExp(group.name) }).click();
  await expect(page).toHaveURL(new RegExp(`/a/customer-groups/${group.id}`));
  await expect(palette).toBeHidden();
  await openPalette();
  await palette.getByRole('combobox').fill('New customer group');
  await palette.getByRole('option', { name: 'New customer group' }).first().click();
  await expect(page.getByRole('dialog', { name: 'New customer group' })).toBeVisible();
});
