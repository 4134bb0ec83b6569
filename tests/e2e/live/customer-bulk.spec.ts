import { readFile } from 'node:fs/promises';
import { createCustomer, createGuests } from '../support/customers.ts';
import type { ApiCustomer } from '../support/customers.ts';
import { createGroup, memberIds } from '../support/groups.ts';
import { intercept, release } from '../support/intercept.ts';
import { ownName } from '../support/sets.ts';
import { expect, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { search } from '../support/visit.ts';

/** Found by one search. */
async function threeOf(api: Api, mark: string): Promise<ApiCustomer[]> {
  const made = [];
  for (const first of ['Anna', 'Bram', 'Cato']) {
    made.push(await createCustomer(api, { first_name: first, last_name: mark }));
  }
  return made;
}

const ids = (customers: readonly { id: string }[]): string[] =>
  customers.map(({ id }) => id).toSorted();

test(
  'selected customers are put into a group; an undo leaves alone whom someone has taken out',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page, [/400/]);
    const mark = ownName('Bulk');
    const [anna, bram, cato] = (await threeOf(api, mark)) as [
      ApiCustomer,
      ApiCustomer,
      ApiCustomer,
    ];
    const group = await createGroup(api, [anna]);
    await goTo(page, `/a/customers?q=${encodeURIComponent(mark)}`);
    await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Add to group' }).click();
    const dialog = page.getByRole('dialog', { name: /^Add \d+ customers to a group$/ });
    await search(page, dialog.getByLabel('Group'), group.name);
    await page.getByRole('option', { name: group.name }).click();
    await expect(dialog.getByText('2 of 3 selected customers will change.')).toBeVisible();
    const path = `**/admin/customer-groups/${group.id}/customers/batch`;
    await intercept(page, path, (route) =>
      route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } }),
    );
    await dialog.getByRole('button', { name: /^Add to/ }).click();
    await expect(dialog.getByText('Not today')).toBeVisible();
    expect(await memberIds(api, group.id)).toEqual([anna.id]);
    await release(page, path);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => memberIds(api, group.id)).toEqual(ids([anna, bram, cato]));

    await api.delete(`/admin/customer-groups/${group.id}`);
    const again = await createGroup(api, [anna, bram, cato]);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Remove from group' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove 3 customers from a group' });
    await search(page, removal.getByLabel('Group'), again.name);
    await page.getByRole('option', { name: again.name }).click();
    await removal.getByRole('button', { name: /^Remove from/ }).click();
    await expect(removal).toBeHidden();
    await expect.poll(() => memberIds(api, again.id)).toEqual([]);
    // Another user readds one of them meanwhile.
    await api.post(`/admin/customer-groups/${again.id}/customers/batch`, {
      customer_ids: [{ id: cato.id }],
    });
    await page.getByRole('button', { name: 'Recent changes' }).click();
    await page.getByRole('menuitem', { name: /Undo/ }).click();
    const undo = page.getByRole('dialog', { name: /Undo/ });
    await expect(undo.getByText('2 customers will return to their previous groups.')).toBeVisible();
    await expect(undo.getByText(`won’t be updated: Cato ${mark}`)).toBeVisible();
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(undo).toBeHidden();
    await expect.poll(() => memberIds(api, again.id)).toEqual(ids([anna, bram, cato]));
    expectNoErrors();
  },
);

test(
  'all customers that match are put into a group, on all pages',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Many');
    const made = await Promise.all(
      Array.from({ length: 27 }, () => createCustomer(api, { last_name: mark })),
    );
    const group = await createGroup(api);
    await goTo(page, `/a/customers?q=${encodeURIComponent(mark)}`);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    // The other page fails to load: a part must not pass for all.
    const all = '**/admin/customers?*limit=500*';
    await intercept(page, all, (route) =>
      route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } }),
    );
    await bar.getByRole('button', { name: 'Select all 27' }).click();
    await expect(page.getByRole('alert').getByText('Not today')).toBeVisible();
    await expect(bar).toContainText('25 selected');
    await release(page, all);
    await bar.getByRole('button', { name: 'Select all 27' }).click();
    await expect(bar).toContainText('27 selected');
    await bar.getByRole('button', { name: 'Add to group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add 27 customers to a group' });
    await search(page, dialog.getByLabel('Group'), group.name);
    await page.getByRole('option', { name: group.name }).click();
    await dialog.getByRole('button', { name: /^Add to/ }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => memberIds(api, group.id)).toEqual(ids(made));
  },
);

test('what the list finds is exported as a file without formulas, with all groups of each', async ({
  page,
  api,
}) => {
  const mark = ownName('File');
  const customers = await threeOf(api, mark);
  const wild = await createCustomer(api, { first_name: '=1+1', last_name: `"${mark}"; x` });
  const group = await createGroup(api, [...customers, wild]);
  const second = await createGroup(api, [wild]);
  await goTo(page, `/a/customers?q=${encodeURIComponent(mark)}&groups=${group.id}&order=email`);
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export customers' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFID;Email;First name;/);
  expect(lines.map((line) => line.split(';')[1])).toEqual(
    [...customers, wild].map(({ email }) => email).toSorted(),
  );
  const line = lines.find((one) => one.startsWith(wild.id)) ?? '';
  expect(line).toContain(`;'=1+1;"""${mark}""; x";`);
  expect(line).toContain(group.name);
  expect(line).toContain(second.name);
  await expect(page.getByText('Exported 4 customers')).toBeVisible();
});

test(
  'an export has the customers of all pages, each once and as the server has them',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Pages');
    const emails = await createGuests(230, mark);
    const query = `q=${encodeURIComponent(mark)}`;
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.endsWith('/admin/customers') || searchParams.get('limit') !== '100') return;
      reads.push(searchParams.get('offset') ?? '');
    });
    await goTo(page, `/a/customers?${query}`);
    await expect(page.getByText('1–25 of 230')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export customers' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    await expect(page.getByText('Exported 230 customers')).toBeVisible();
    expect(reads).toEqual(['0', '100', '200']);
    const [, ...lines] = text.trimEnd().split('\r\n');
    const inFile = lines.map((line) => line.split(';').slice(0, 3).join(';')).toSorted();
    const { customers } = await api.get<{ customers: ApiCustomer[] }>(
      `/admin/customers?${query}&limit=500`,
    );
    expect(inFile).toEqual(
      customers.map(({ id, email, first_name: name }) => `${id};${email};${name}`).toSorted(),
    );
    expect(customers.map(({ email }) => email).toSorted()).toEqual(emails);
  },
);

test('an export goes on beside the list, and is canceled', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/a/customers');
  const table = page.getByRole('table', { name: 'Customers' });
  await expect(table.getByRole('link').first()).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, /admin\/customers\?.*limit=100/, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export customers' }).click();
  await expect(page.getByText('Starting the export…')).toBeVisible();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/order=first_name/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Starting the export…')).toBeHidden();
  release();
  expect(downloads).toBe(0);
});
