import type { APIRequestContext, Page } from '@playwright/test';
import { ownEmail } from '../support/customers.ts';
import { intercept, release } from '../support/intercept.ts';
import { reach } from '../support/keys.ts';
import { createPaidOrder } from '../support/paid-orders.ts';
import type { Api } from '../support/test.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';
import { createUser } from '../support/users.ts';

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });

const texts = async (api: Api, order: string): Promise<string[]> =>
  (await api.get<{ notes: { value: string }[] }>(`/admin/notes?resource_id=${order}`)).notes.map(
    ({ value }) => value,
  );

const about = (order: string, value: string) => ({
  resource_type: 'order',
  resource_id: order,
  value,
});

async function noteOfAnother(
  api: Api,
  request: APIRequestContext,
  order: string,
  value: string,
): Promise<void> {
  const { email, password } = await createUser(api);
  const answer = await request.post('/admin/auth/token', { data: { email, password } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const written = await request.post('/admin/notes', {
    headers: { Authorization: `Bearer ${token}` },
    data: about(order, value),
  });
  expect(written.ok()).toBe(true);
}

test(
  'one’s own note is changed where it stands, with the keyboard, and keeps what was typed when that fails',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    await api.post('/admin/notes', about(id, 'Call before delivery'));
    await goTo(page, `/a/orders/${id}`);
    const edit = timeline(page).getByRole('button', { name: 'Edit note' });
    const field = timeline(page).getByRole('textbox', { name: 'Edit note' });
    await reach(page, edit);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(edit).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Call before delivery');
    await page.keyboard.type(', twice');
    await intercept(page, /\/admin\/notes\/[^/]+$/u, (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not today' } }),
    );
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(timeline(page).getByText('Not today')).toBeVisible();
    await expect(field).toHaveValue('Call before delivery, twice');
    await release(page, /\/admin\/notes\/[^/]+$/u);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(timeline(page).getByText('Call before delivery, twice')).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(edit).toBeFocused();
    expect(await texts(api, id)).toEqual(['Call before delivery, twice']);
  },
);

test(
  'while a note is changed and another one written, the keys save the one that one is in',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    await api.post('/admin/notes', about(id, 'First'));
    await goTo(page, `/a/orders/${id}`);
    await timeline(page).getByRole('button', { name: 'Edit note' }).click();
    await timeline(page).getByRole('textbox', { name: 'Edit note' }).fill('First, changed');
    await timeline(page).getByRole('textbox', { name: 'Note', exact: true }).fill('Second');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(async () => (await texts(api, id)).toSorted()).toEqual(['First', 'Second']);
    await expect(timeline(page).getByRole('textbox', { name: 'Edit note' })).toHaveValue(
      'First, changed',
    );
  },
);

test(
  'what someone else has noted can be read, and neither changed nor deleted',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    await noteOfAnother(api, request, id, 'Grace’s own');
    await api.post('/admin/notes', about(id, 'Mine'));
    await goTo(page, `/a/orders/${id}`);
    const notes = timeline(page).getByRole('listitem');
    await expect(
      notes.filter({ hasText: 'Mine' }).getByRole('button', { name: 'Delete note' }),
    ).toBeVisible();
    await expect(notes.filter({ hasText: 'Grace’s own' })).toContainText('Grace Harper');
    await expect(notes.filter({ hasText: 'Grace’s own' }).getByRole('button')).toHaveCount(0);
  },
);

freshTest(
  'the link to an order is copied without what else stands in the address',
  { tag: '@all' },
  async ({ page, api, context }) => {
    await withSession(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await createPaidOrder(api, { email: ownEmail() });
    await page.goto(`/a/orders/${id}?list=q%3Drope`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}/a/orders/${id}`);
  },
);
