import { claimForm, claimItem, claimsOf, openOrder } from '../support/claims.ts';
import { loseAnswer } from '../support/lost-answers.ts';
import { readSold, sellOrder } from '../support/sold-orders.ts';
import { expect, test } from '../support/test.ts';

test(
  'lost answers: a claim refunds once, and it is told',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await openOrder(page, order, '?edit=claim');
    const call = await loseAnswer(page, /\/claims$/, 'while');
    const form = claimForm(page);
    await claimItem(form, order.items[0]?.title ?? '', 1, 'Wrong item');
    await form.getByRole('button', { name: /^Create claim and refund/ }).click();
    await expect(form.getByText('We don’t know if this was done')).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(form).toHaveCount(0);
    await call.settled();
    expect(call.posts).toBe(1);
    expect(await claimsOf(api, order)).toHaveLength(1);
    expect((await readSold(api, order.id)).refunds).toMatchObject([{ amount: 1999 + 420 }]);
  },
);
