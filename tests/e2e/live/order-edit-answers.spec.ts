import type { Locator, Page } from '@playwright/test';
import { editableOrder, readEdits } from '../support/editable-order.ts';
import {
  button,
  line,
  openEdit,
  openEditOf,
  pick,
  setQuantity,
} from '../support/order-edit-page.ts';
import { intercept } from '../support/intercept.ts';
import { readOrder } from '../support/orders.ts';
import type { Api } from '../support/test.ts';
import { inTurn } from '../../support/short.ts';
import { expect, goTo, test } from '../support/test.ts';

/** When the connection breaks: before the server has the call, while it acts, or when it has answered. */
const MOMENTS = ['before', 'while', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

const CONFIRM = /\/order-edits\/[^/]+\/confirm$/;
const REQUEST = /\/order-edits\/[^/]+\/request$/;
const PAY = /\/payment-collections\/[^/]+\/authorize$/;

/** Breaks the connection of the first call to an address, and counts the calls; `act` is what the server does late. */
async function loseAnswer(
  page: Page,
  api: Api,
  { path, when }: { path: RegExp; when: Moment },
): Promise<{ readonly posts: number; act: () => Promise<void> }> {
  let posts = 0;
  let lost = '';
  await intercept(page, path, async (route) => {
    posts += 1;
    if (posts > 1) {
      await route.fallback();
      return;
    }
    lost = new URL(route.request().url()).pathname;
    if (when === 'after') await route.fetch();
    await route.abort('connectionreset');
  });
  return {
    get posts() {
      return posts;
    },
    act: async () => {
      if (when === 'while') await api.post(lost, {});
    },
  };
}

/** Who comes back to the window has everything read anew. */
const comeBack = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const others = (page: Page): Locator => page.getByText('Someone else changed this edit');
const unknown = (within: Page | Locator): Locator =>
  within.getByText('We don’t know yet whether it went through');

for (const when of inTurn(MOMENTS, 2)) {
  test(
    `the connection breaks ${when} the server confirms an edit: it is confirmed once`,
    { tag: '@all' },
    async ({ page, api }) => {
      const { order } = await editableOrder(api);
      await openEdit(page, order);
      await setQuantity(page, 'Long', 3);
      const announced = await openEditOf(api, order.id);
      expect(announced?.difference_due).toBeGreaterThan(0);
      const call = await loseAnswer(page, api, { path: CONFIRM, when });
      await button(page, 'Confirm changes').click();
      const form = page.getByRole('dialog', { name: /^Confirm changes/ });
      await form.getByRole('button', { name: 'Confirm changes' }).click();
      await expect(unknown(form)).toBeVisible();
      // The look waits until the server has surely ended what it had.
      await form.getByRole('button', { name: 'Check again' }).click();
      await call.act();
      if (when === 'before') {
        await expect(form.getByText('It hasn’t gone through')).toBeVisible();
        expect((await openEditOf(api, order.id))?.total).toBe(announced?.total);
        await form.getByRole('button', { name: 'Confirm changes' }).click();
      } else {
        await expect(
          page.getByText(`It went through: Order #${order.display_id} changed`),
        ).toBeVisible();
      }
      await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
      expect(call.posts).toBe(when === 'before' ? 2 : 1);
      expect((await readOrder(api, order.id)).total).toBe(announced?.total);
      // What is due is asked for once.
      const [edit, ...more] = await readEdits(api, order.id);
      expect([edit?.status, more]).toEqual(['confirmed', []]);
      expect(edit?.payment_collection?.amount).toBe(announced?.difference_due);
    },
  );

  test(
    `the connection breaks ${when} the server marks an edit as paid: it is marked once`,
    { tag: '@all' },
    async ({ page, api }) => {
      const { order, variants } = await editableOrder(api);
      const { order_edit: edit } = await api.post<{ order_edit: { id: string } }>(
        '/admin/order-edits',
        { order_id: order.id },
      );
      const path = `/admin/order-edits/${edit.id}`;
      await api.post(`${path}/items`, { variant_id: variants.Spare, quantity: 3 });
      await api.post(`${path}/request`, {});
      await api.post(`${path}/confirm`, {});
      const payment = async () => (await readEdits(api, order.id))[0]?.payment_collection;
      const before = await payment();
      expect(before?.amount).toBeGreaterThan(0);
      await goTo(page, `/a/orders/${order.id}`);
      const banner = page.getByRole('status').filter({ hasText: 'to be paid by the customer' });
      await banner.getByRole('button', { name: 'Mark as paid' }).click();
      const form = page.getByRole('dialog', { name: 'Mark amount as paid' });
      const submit = form.getByRole('button', { name: /^Mark .* as paid$/ });
      const call = await loseAnswer(page, api, { path: PAY, when });
      await submit.click();
      await expect(unknown(form)).toBeVisible();
      await form.getByRole('button', { name: 'Check again' }).click();
      await call.act();
      if (when === 'before') {
        await expect(form.getByText('It hasn’t gone through')).toBeVisible();
        expect((await payment())?.status).toBe('not_paid');
        await submit.click();
      } else {
        await expect(page.getByText(/It went through: .*\d marked as paid/)).toBeVisible();
      }
      await expect(form).toHaveCount(0);
      await expect(banner).toHaveCount(0);
      expect(call.posts).toBe(when === 'before' ? 2 : 1);
      expect(await payment()).toMatchObject({
        id: before?.id,
        status: 'authorized',
        amount: before?.amount,
        authorized_amount: before?.amount,
      });
      await expect(
        page
          .getByRole('region', { name: 'Timeline' })
          .getByText('Amount due for an edit marked as paid'),
      ).toHaveCount(1);
    },
  );
}

test('a form that is closed before one knows: the page says that it was done, and by nobody else', async ({
  page,
  api,
}) => {
  const { order } = await editableOrder(api);
  await openEdit(page, order);
  await setQuantity(page, 'Long', 3);
  await loseAnswer(page, api, { path: CONFIRM, when: 'after' });
  await button(page, 'Confirm changes').click();
  const form = page.getByRole('dialog', { name: /^Confirm changes/ });
  await form.getByRole('button', { name: 'Confirm changes' }).click();
  await expect(unknown(form)).toBeVisible();
  await comeBack(page);
  // The page behind has read it: the edit is over.
  await expect(page.getByText('Nothing is changed yet')).toBeAttached();
  await expect(others(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(`Order #${order.display_id} changed`)).toBeVisible();
  await expect(others(page)).toHaveCount(0);
  expect((await readEdits(api, order.id)).map(({ status }) => status)).toEqual(['confirmed']);
});

test(
  'what is due is made a record once, although the answer about that was lost',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await openEdit(page, order);
    await setQuantity(page, 'Long', 3);
    const due = (await openEditOf(api, order.id))?.difference_due;
    const call = await loseAnswer(page, api, { path: REQUEST, when: 'after' });
    await button(page, 'Confirm changes').click();
    const form = page.getByRole('dialog', { name: /^Confirm changes/ });
    await form.getByRole('button', { name: 'Confirm changes' }).click();
    await expect(unknown(form)).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(form.getByText('It hasn’t gone through')).toBeVisible();
    await expect(others(page)).toHaveCount(0);
    await form.getByRole('button', { name: 'Confirm changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
    expect(call.posts).toBe(1);
    const [edit, ...more] = await readEdits(api, order.id);
    expect([edit?.status, more]).toEqual(['confirmed', []]);
    expect(edit?.payment_collection).toMatchObject({ amount: due });
  },
);

test(
  'the customer is asked once, and nobody is said to have meddled',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await openEdit(page, order);
    await setQuantity(page, 'Long', 3);
    const call = await loseAnswer(page, api, { path: REQUEST, when: 'after' });
    await button(page, 'Ask the customer').click();
    const form = page.getByRole('dialog', { name: /^Ask the customer/ });
    await form.getByRole('button', { name: 'Ask the customer' }).click();
    await expect(unknown(form)).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('The customer was asked to confirm these changes')).toBeVisible();
    await expect(others(page)).toHaveCount(0);
    expect(call.posts).toBe(1);
    expect((await readEdits(api, order.id)).map(({ status }) => status)).toEqual(['requested']);
  },
);

for (const [lost, isDone] of [
  ['the call', false],
  ['the answer', true],
] as const) {
  test(
    `an item is added, and ${lost} is lost: it is there once`,
    { tag: '@all' },
    async ({ page, api }) => {
      const { order, product } = await editableOrder(api);
      await openEdit(page, order);
      await setQuantity(page, 'Long', 3);
      await intercept(
        page,
        /\/order-edits\/[^/]+\/items$/,
        async (route) => {
          if (isDone) await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await button(page, 'Add items').click();
      await pick(page, product, 'Spare');
      await expect(unknown(page)).toBeVisible();
      await button(page, 'Check again').click();
      if (isDone) {
        await expect(page.getByText('It went through.')).toBeVisible();
      } else {
        const rest = page.getByRole('status').filter({ hasText: 'Not done yet' });
        await expect(rest).toContainText('Add 1 ×');
        await rest.getByRole('button', { name: 'Do the rest' }).click();
      }
      await expect(line(page, 'Spare').getByText('Added')).toBeVisible();
      const edit = await openEditOf(api, order.id);
      expect(edit?.items.map(({ quantity: units }) => units).toSorted()).toEqual([1, 2, 3]);
    },
  );
}
