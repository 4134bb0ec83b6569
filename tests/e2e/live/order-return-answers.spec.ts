import type { Locator, Page } from '@playwright/test';
import { readSwaps } from '../support/exchanges.ts';
import { MOMENTS, loseAnswer } from '../support/lost-answers.ts';
import { readSold, sellOrder, stocked } from '../support/sold-orders.ts';
import type { SoldOrder } from '../support/sold-orders.ts';
import { expect, test, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';

async function open(page: Page, { id }: SoldOrder, query: string): Promise<void> {
  await withSession(page);
  await page.goto(`/a/orders/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const form = (page: Page): Locator => page.getByRole('dialog', { name: /^Return, exchange/ });
const receiveForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Receive a return/ });
const unknown = (within: Locator): Locator =>
  within.getByText('We don’t know yet whether it went through');

/** Fills in the form of an exchange: one unit for a product of the test's own. */
async function fillExchange(page: Page, api: Api): Promise<void> {
  const id = await stocked(api, { currency_code: 'eur' });
  const { variants } = await api.get<{ variants: { product: { title: string } }[] }>(
    `/admin/variants?id[]=${id}&expand=product`,
  );
  const title = variants[0]?.product.title ?? '';
  await form(page).getByRole('spinbutton').first().fill('1');
  await form(page).getByRole('button', { name: 'Add items' }).click();
  const picker = page.getByRole('dialog', { name: 'Add items to send' });
  await picker.getByRole('combobox').fill(title);
  await picker.getByRole('option', { name: new RegExp(title) }).click();
  await picker.getByRole('button', { name: 'Add 1 variant' }).click();
  await expect(picker).toHaveCount(0);
}

/** Asks what became of a call whose answer was lost, and sends it again where it wasn't done. */
async function checkAgain(within: Locator, when: (typeof MOMENTS)[number], submit: Locator) {
  await expect(unknown(within)).toBeVisible();
  await within.getByRole('button', { name: 'Check again' }).click();
  if (when === 'before') {
    await expect(within.getByText('It hasn’t gone through')).toBeVisible();
    await submit.click();
  }
  await expect(within).toHaveCount(0);
}

for (const when of MOMENTS) {
  test(`the connection breaks ${when} the server makes and receives a return: each once`, async ({
    page,
    api,
    request,
  }) => {
    const order = await sellOrder(api, request);
    await open(page, order, '?edit=return');
    const made = await loseAnswer(page, /\/return$/, when);
    await form(page).getByRole('spinbutton').fill('1');
    const submit = form(page).getByRole('button', { name: 'Request return' });
    await submit.click();
    await checkAgain(form(page), when, submit);
    await made.late();
    expect(made.posts).toBe(when === 'before' ? 2 : 1);
    expect((await readSold(api, order.id)).returns).toHaveLength(1);

    const received = await loseAnswer(page, /\/receive$/, when);
    await page.getByRole('button', { name: 'Receive return' }).click();
    const receive = receiveForm(page).getByRole('button', { name: /^Receive and refund/ });
    await receive.click();
    await checkAgain(receiveForm(page), when, receive);
    await received.late();
    expect(received.posts).toBe(when === 'before' ? 2 : 1);
    const after = await readSold(api, order.id);
    expect(after.refunds).toHaveLength(1);
    expect(after.returns.map(({ status }) => status)).toEqual(['received']);
  });

  test(`the connection breaks ${when} the server makes an exchange: it is made once`, async ({
    page,
    api,
    request,
  }) => {
    const order = await sellOrder(api, request);
    await open(page, order, '?edit=exchange');
    await fillExchange(page, api);
    const made = await loseAnswer(page, /\/swaps$/, when);
    const submit = form(page).getByRole('button', { name: 'Create exchange' });
    await submit.click();
    await expect(unknown(form(page))).toBeVisible();
    await expect(form(page).getByRole('radio', { name: 'Refund' })).toBeDisabled();
    await checkAgain(form(page), when, submit);
    await made.late();
    expect(made.posts).toBe(when === 'before' ? 2 : 1);
    expect(await readSwaps(api, order)).toHaveLength(1);
  });
}

for (const hasActed of [false, true]) {
  test(`a conflict ${hasActed ? 'after' : 'before'} a return is made: it is made once`, async ({
    page,
    api,
    request,
  }) => {
    const order = await sellOrder(api, request);
    await open(page, order, '?edit=return');
    let posts = 0;
    await page.route(
      /\/return$/,
      async (route) => {
        posts += 1;
        if (hasActed) await route.fetch();
        await route.fulfill({
          status: 409,
          json: { code: 'invalid_state_error', type: 'conflict', message: 'Another request' },
        });
      },
      { times: 1 },
    );
    await form(page).getByRole('spinbutton').fill('1');
    const submit = form(page).getByRole('button', { name: 'Request return' });
    await submit.click();
    if (hasActed) {
      await expect(form(page).getByText('Another request')).toBeVisible();
      await submit.click();
      await expect(form(page).getByText(/Returnable units of .*: was \d, now \d/)).toBeVisible();
    } else {
      await expect(form(page)).toHaveCount(0);
    }
    expect(posts).toBe(1);
    expect((await readSold(api, order.id)).returns).toHaveLength(1);
  });
}
