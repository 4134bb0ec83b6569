import type { Page } from '@playwright/test';
import { regionIn } from '../support/discounts.ts';
import { buy, issueCard, readCard, shopWith } from '../support/gift-cards.ts';
import type { ApiGiftCard } from '../support/gift-cards.ts';
import { loseAnswer } from '../support/lost-answers.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

const DAY = 86_400_000;

async function fillIssue(page: Page, region: string, amount: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'New gift card' });
  await form.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: new RegExp(`^${region} ·`) }).click();
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
}

const idIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('a card that is issued by hand pays what it says, and names the order it paid', async ({
  page,
  api,
  request,
}) => {
  test.setTimeout(90_000);
  const region = await regionIn(api, 'kwd');
  await goTo(page, '/a/gift-cards');
  await page.getByRole('button', { name: 'New gift card' }).first().click();
  const form = page.getByRole('dialog', { name: 'New gift card' });
  await form.getByRole('button', { name: 'Issue gift card' }).click();
  await expect(form.getByText('Choose a region.')).toBeVisible();
  await fillIssue(page, region.name, '10.250');
  await form.getByRole('textbox', { name: 'Recipient’s email' }).fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Message' }).fill('Thank you, Ada');
  await expectNoViolations(page);
  await form.getByRole('button', { name: /^Issue gift card for/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w{4}(-\w{4}){3}$/);
  const card = await readCard(api, idIn(page));
  expect(card).toMatchObject({
    value: 10_250,
    balance: 10_250,
    region_id: region.id,
    ends_at: null,
  });
  expect(card.metadata).toMatchObject({
    email: 'ada@example.com',
    personal_message: 'Thank you, Ada',
  });
  const balance = page.getByRole('region', { name: 'Balance', exact: true });
  await expect(balance).toContainText(/KWD\s10\.250/);

  const shopped = await shopWith(api, request, card.code, { currency: 'kwd', price: 2125 });
  expect(shopped.paid).toBeGreaterThan(0);
  expect(shopped.after).toBeLessThan(shopped.before);
  const order = await buy(request, shopped);
  const spent = await readCard(api, card.id);
  expect(spent.balance).toBe(10_250 - shopped.paid);

  await page.reload();
  const uses = page.getByRole('region', { name: 'Orders paid with this card' });
  await uses.getByRole('link', { name: `#${order.display_id}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${order.display_id}`);
  await expect(page.getByText(`Gift card (${card.code})`)).toBeVisible();
});

test(
  'a disabled card is refused by the store, an expired one isn’t, which the page says and ends',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const off = await issueCard(api, { is_disabled: true });
    const over = await issueCard(api, { ends_at: new Date(Date.now() - DAY).toISOString() });
    expect((await shopWith(api, request, off.code)).refused).toContain('disabled');
    // The server ignores dates.
    expect((await shopWith(api, request, over.code)).paid).toBeGreaterThan(0);

    await goTo(page, `/a/gift-cards/${over.id}`);
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'shoppers can still spend it' });
    await expectNoViolations(page);
    await notice.getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
    expect((await shopWith(api, request, over.code)).refused).toContain('disabled');
    const dollars = await regionIn(api, 'usd');
    const elsewhere = await issueCard(api, { region_id: dollars.id });
    expect((await shopWith(api, request, elsewhere.code)).refused).toContain('region');
  },
);

test(
  'a balance is set with its reason, which stays with the card, and shoppers spend no more than that',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const card = await issueCard(api, { metadata: { note: 'Prize draw' } });
    await goTo(page, `/a/gift-cards/${card.id}`);
    await page.getByRole('button', { name: 'Set balance' }).click();
    const form = page.getByRole('dialog', { name: 'Set balance' });
    const amount = form.getByRole('textbox', { name: 'Balance' });
    await amount.fill('50.01');
    await form.getByRole('button', { name: /^Set balance/ }).click();
    await expect(form.getByText('€50.00').first()).toBeVisible();
    await expect(form.getByText('Enter a reason.')).toBeVisible();
    await amount.fill('12.34');
    await expect(form.getByText(/^[-−]€37\.66$/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Reason' }).fill('Refunded by phone');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Set balance to €12.34' }).click();
    await expect(form).toBeHidden();
    const stored = await readCard(api, card.id);
    expect(stored.balance).toBe(1234);
    expect(stored.metadata).toMatchObject({
      note: 'Prize draw',
      balance_history: [
        { from: 5000, to: 1234, reason: 'Refunded by phone', by: 'admin@quartermaster.test' },
      ],
    });
    const history = page.getByRole('region', { name: 'Manual balance changes' });
    await expect(history).toContainText('Refunded by phone');
    await expect(history).toContainText('€50.00 to €12.34');
    // Amounts taken off by staff aren't payments.
    await expect(page.getByText('No order has been paid with this card yet.')).toBeVisible();

    const shopped = await shopWith(api, request, card.code);
    expect(shopped.paid).toBeLessThanOrEqual(1234);
    const order = await buy(request, shopped);
    await page.reload();
    await expect(page.getByRole('link', { name: `#${order.display_id}` })).toBeVisible();

    // The server disables spent cards; the new balance must be usable.
    const spent = await readCard(api, card.id);
    expect(spent).toMatchObject({ balance: 0, is_disabled: true });
    await expect(page.getByText('Used up', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Set balance' }).click();
    await form.getByRole('button', { name: 'Full amount, €50.00' }).click();
    await form.getByRole('textbox', { name: 'Reason' }).fill('Returned goods');
    await expect(form.getByRole('checkbox', { name: 'Enable the card' })).toBeChecked();
    await form.getByRole('button', { name: 'Set balance to €50.00' }).click();
    await expect(form).toBeHidden();
    expect(await readCard(api, card.id)).toMatchObject({ balance: 5000, is_disabled: false });
    expect((await shopWith(api, request, card.code)).paid).toBeGreaterThan(0);
  },
);

test('a balance that a shopper spent from meanwhile is asked about', async ({
  page,
  api,
  request,
}) => {
  const card = await issueCard(api);
  await goTo(page, `/a/gift-cards/${card.id}?edit=balance`);
  const form = page.getByRole('dialog', { name: 'Set balance' });
  await form.getByRole('textbox', { name: 'Balance' }).fill('40');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Goodwill');
  await buy(request, await shopWith(api, request, card.code, { price: 1000 }));
  const { balance } = await readCard(api, card.id);
  await form.getByRole('button', { name: /^Set balance to/ }).click();
  const question = page.getByRole('dialog').filter({ hasText: `€${(balance / 100).toFixed(2)}` });
  await expect(question.last()).toBeVisible();
  expect((await readCard(api, card.id)).balance).toBe(balance);
});

test(
  'a card is found by its code, edited, switched off with others, and deleted by its code',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const first = await issueCard(api);
    const second = await issueCard(api);
    await goTo(page, `/a/gift-cards?q=${first.code}`);
    const row = (card: ApiGiftCard) => page.getByRole('row', { name: card.code });
    await expect(row(first)).toContainText('€50.00');
    await expect(row(first)).toContainText('Active');
    await expect(row(second)).toHaveCount(0);
    await row(first).getByRole('link').first().click();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit gift card' });
    await form.getByRole('textbox', { name: 'Expiration date' }).fill('31/12/2031');
    await form.getByRole('textbox', { name: 'Recipient’s email' }).fill('grace@example.com');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    const edited = await readCard(api, first.id);
    expect(edited.metadata).toMatchObject({ email: 'grace@example.com' });
    // End of day in the browser's time zone.
    const zone = await page.evaluate(() => new Date(2031, 11, 31, 23, 59).toISOString());
    expect(edited.ends_at).toBe(zone);

    await goTo(page, '/a/gift-cards');
    for (const card of [first, second]) await row(card).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
    await expect(row(second)).toContainText('Disabled');
    expect(await readCard(api, second.id)).toMatchObject({ is_disabled: true });

    await goTo(page, `/a/gift-cards/${second.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete gift card' }).click();
    const question = page.getByRole('dialog', { name: `Delete gift card ${second.code}?` });
    const remove = question.getByRole('button', { name: 'Delete gift card' });
    await expect(question).toContainText('The holder will lose the remaining €50.00.');
    await expect(remove).toBeDisabled();
    await question.getByRole('textbox').fill(second.code);
    await remove.click();
    await expect(page).toHaveURL(/\/a\/gift-cards$/);
    await expect(row(second)).toHaveCount(0);
    expect((await shopWith(api, request, second.code)).refused).toContain('not found');
  },
);

test('a card whose answer is lost is issued once', { tag: '@all' }, async ({ page, api }) => {
  const region = await regionIn(api, 'eur');
  const message = `Lost ${Date.now()}`;
  const lost = await loseAnswer(page, /\/admin\/gift-cards$/, 'before');
  await goTo(page, '/a/gift-cards/products');
  await goTo(page, '/a/gift-cards?edit=new');
  await fillIssue(page, region.name, '7.77');
  const form = page.getByRole('dialog', { name: 'New gift card' });
  await form.getByRole('textbox', { name: 'Message' }).fill(message);
  await form.getByRole('button', { name: /^Issue gift card for/ }).click();
  await expect(form.getByText('We don’t know yet if this was created')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  // The server may be at it for a minute.
  await expect(form.getByText('This wasn’t created')).toBeVisible({ timeout: 90_000 });
  await lost.settled();
  await form.getByRole('button', { name: /^Issue gift card for/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w{4}(-\w{4}){3}$/, {
    timeout: 15_000,
  });
  const { gift_cards: newest } = await api.get<{ gift_cards: ApiGiftCard[] }>(
    '/admin/gift-cards?limit=50&order=-created_at',
  );
  const issued = newest.filter(({ metadata }) => metadata?.['personal_message'] === message);
  expect(issued.map(({ id }) => id)).toEqual([idIn(page)]);
});

test(
  'what was sent about a card is told, and sent again to another address',
  { tag: '@all' },
  async ({ page, api }) => {
    type Sent = { id: string; to: string; resource_id: string; resends: { to: string }[] };
    const sent = async (): Promise<Sent[]> =>
      (
        await api.get<{ notifications: Sent[] }>(
          '/admin/notifications?resource_type=gift_card&limit=50',
        )
      ).notifications;
    const [first] = await sent();
    await goTo(page, `/a/gift-cards/${first?.resource_id}`);
    const messages = page.getByRole('list', { name: 'Notifications' });
    await expect(messages).toContainText(first?.to ?? '');
    await messages.getByRole('button', { name: 'Resend' }).first().click();
    const form = page.getByRole('dialog', { name: 'Resend notification' });
    const other = `other-${Date.now()}@example.com`;
    await form.getByLabel('Email').fill(other);
    await form.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText(`Resent to ${other}`)).toBeVisible();
    const again = (await sent()).find(({ id }) => id === first?.id)?.resends.map(({ to }) => to);
    expect(again).toContain(other);
    const card = await issueCard(api);
    await goTo(page, `/a/gift-cards/${card.id}`);
    await expect(page.getByText(/No notifications yet/)).toBeVisible();
  },
);
