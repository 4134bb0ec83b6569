import type { Page } from '@playwright/test';
import { ownEmail } from '../support/customers.ts';
import { intercept } from '../support/intercept.ts';
import { createPaidOrder } from '../support/paid-orders.ts';
import type { Api } from '../support/test.ts';
import { expect, goTo, test } from '../support/test.ts';

interface Sent {
  id: string;
  to: string;
  event_name: string;
  resends: { to: string }[];
}

/** Retries: reads fail while the server writes a message. */
async function messages(api: Api, order: string): Promise<Sent[]> {
  let sent: Sent[] = [];
  await expect(async () => {
    const path = `/admin/notifications?resource_type=order&resource_id=${order}`;
    sent = (await api.get<{ notifications: Sent[] }>(path)).notifications;
  }).toPass();
  return sent;
}

/** The confirmation is sent some time after the order. */
async function confirmedOrder(api: Api): Promise<{ id: string; email: string }> {
  const email = ownEmail();
  const { id } = await createPaidOrder(api, { email });
  await expect.poll(async () => (await messages(api, id)).length).toBeGreaterThan(0);
  return { id, email };
}

const resends = async (api: Api, order: string): Promise<string[]> =>
  (await messages(api, order)).flatMap((sent) => sent.resends.map(({ to }) => to));

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Resend notification' });

test(
  'a message is sent again, to the order’s address or to another one',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id, email } = await confirmedOrder(api);
    await goTo(page, `/a/orders/${id}`);
    const again = timeline(page).getByRole('button', { name: 'Resend: Order confirmation sent' });
    await again.click();
    const to = dialog(page).getByRole('textbox', { name: 'Email' });
    await expect(to).toBeFocused();
    await expect(to).toHaveValue(email);
    await dialog(page).getByRole('button', { name: 'Resend' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(timeline(page).getByText('Order confirmation sent again')).toBeVisible();
    expect(await resends(api, id)).toEqual([email]);

    await again.click();
    const other = ownEmail();
    await to.fill('nowhere');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Enter a valid email address')).toBeVisible();
    await to.fill(other);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(timeline(page).getByText(`to ${other}`)).toBeVisible();
    expect((await resends(api, id)).toSorted()).toEqual([email, other].toSorted());
  },
);

test(
  'where the answer is lost, nothing is sent twice: the page looks what became of it',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id, email } = await confirmedOrder(api);
    let posts = 0;
    await intercept(page, /\/resend$/u, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await goTo(page, `/a/orders/${id}`);
    await timeline(page).getByRole('button', { name: 'Resend: Order confirmation sent' }).click();
    await dialog(page).getByRole('button', { name: 'Resend' }).click();
    await expect(dialog(page).getByText('We don’t know if this was done')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(`Already done: Resent to ${email}`)).toBeVisible();
    expect(posts).toBe(1);
    expect(await resends(api, id)).toEqual([email]);
  },
);

test(
  'a message that a colleague has sent again meanwhile isn’t sent once more unasked',
  { tag: '@all' },
  async ({ page, api }) => {
    const { id, email } = await confirmedOrder(api);
    const [sent] = await messages(api, id);
    await goTo(page, `/a/orders/${id}?edit=resend&for=${sent?.id}`);
    await expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await api.post(`/admin/notifications/${sent?.id}/resend`, { to: email });
    await dialog(page).getByRole('button', { name: 'Resend' }).click();
    await expect(dialog(page).getByText('Times resent: was 0, now 1')).toBeVisible();
    expect(await resends(api, id)).toEqual([email]);
  },
);
