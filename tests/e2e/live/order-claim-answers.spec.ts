import {
  claimForm,
  claimItem,
  claimTagsOf,
  claimsOf,
  makeClaim,
  openOrder,
} from '../support/claims.ts';
import { intercept } from '../support/intercept.ts';
import { MOMENTS, loseAnswer, meetConflict } from '../support/lost-answers.ts';
import { readSold, sellOrder } from '../support/sold-orders.ts';
import { inTurn } from '../../support/short.ts';
import { expect, test } from '../support/test.ts';

for (const when of inTurn(MOMENTS, 1)) {
  test(
    `lost answers: ${when} the server acts, a claim refunds once, and it is told`,
    { tag: '@all' },
    async ({ page, api, request }) => {
      const order = await sellOrder(api, request);
      await openOrder(page, order, '?edit=claim');
      const call = await loseAnswer(page, /\/claims$/, when);
      const form = claimForm(page);
      await claimItem(form, order.items[0]?.title ?? '', 1, 'Wrong item');
      await form.getByRole('button', { name: /^Create claim and refund/ }).click();
      await expect(form.getByText('We don’t know yet whether it went through')).toBeVisible();
      await form.getByRole('button', { name: 'Check again' }).click();
      if (when === 'before') {
        await expect(form.getByText('It hasn’t gone through')).toBeVisible();
        expect(await claimsOf(api, order)).toEqual([]);
        await form.getByRole('button', { name: /^Create claim and refund/ }).click();
      }
      await expect(form).toHaveCount(0);
      await call.settled();
      expect(call.posts).toBe(when === 'before' ? 2 : 1);
      expect(await claimsOf(api, order)).toHaveLength(1);
      expect((await readSold(api, order.id)).refunds).toMatchObject([{ amount: 1999 + 420 }]);
    },
  );
}

for (const hasActed of [false, true]) {
  test(
    `a conflict ${hasActed ? 'after' : 'before'} the claim is made: it is made once`,
    { tag: '@all' },
    async ({ page, api, request }) => {
      const order = await sellOrder(api, request);
      await openOrder(page, order, '?edit=claim');
      const posts = await meetConflict(page, /\/claims$/, hasActed);
      const form = claimForm(page);
      await claimItem(form, order.items[0]?.title ?? '', 1, 'Wrong item');
      const submit = form.getByRole('button', { name: /^Create claim and refund/ });
      await submit.click();
      if (hasActed) {
        await expect(form.getByText('Another request')).toBeVisible();
        await submit.click();
        await expect(form.getByText(/Claimable units of .*: was 3, now 2/)).toBeVisible();
      } else {
        await expect(form).toHaveCount(0);
      }
      expect(posts()).toBe(hasActed ? 1 : 2);
      expect(await claimsOf(api, order)).toHaveLength(1);
    },
  );
}

test(
  'a change of a claim whose answer is lost is made once, and told',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await makeClaim(api, order, {
      type: 'refund',
      refund_amount: 100,
      claim_items: [
        { item_id: order.items[0]?.id, quantity: 1, reason: 'other', note: 'Old', tags: ['one'] },
      ],
    });
    const [made] = await claimsOf(api, order);
    await openOrder(page, order, `?edit=updateClaim&for=${made?.id}`);
    await intercept(page, /\/claims\/[^/]+$/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const edit = page.getByRole('dialog', { name: /^Edit a claim/ });
    await edit.getByRole('textbox', { name: 'Note' }).fill('New');
    await edit.getByRole('button', { name: 'Save claim' }).click();
    await edit.getByRole('button', { name: 'Check again' }).click();
    await expect(edit).toHaveCount(0);
    const [now] = await claimsOf(api, order);
    expect(now?.claim_items).toMatchObject([{ note: 'New', reason: 'other' }]);
    expect((await claimTagsOf(api, order)).get(now?.claim_items[0]?.id ?? '')).toEqual(['one']);
  },
);

test(
  'someone else was quicker with a claim: it says so, and nothing is sent',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await openOrder(page, order, '?edit=claim');
    const form = claimForm(page);
    await claimItem(form, order.items[0]?.title ?? '', 2, 'Wrong item');
    await makeClaim(api, order, {
      type: 'refund',
      refund_amount: 1000,
      claim_items: [{ item_id: order.items[0]?.id, quantity: 2, reason: 'wrong_item' }],
    });
    await form.getByRole('button', { name: /^Create claim and refund/ }).click();
    await expect(form.getByText('so nothing was sent')).toBeVisible();
    await expect(form.getByText(/Claimable units of .*: was 3, now 1/)).toBeVisible();
    expect(await claimsOf(api, order)).toHaveLength(1);
  },
);
