import { buy, shopWith } from '../support/gift-cards.ts';
import type { ApiGiftCard } from '../support/gift-cards.ts';
import { intercept } from '../support/intercept.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

interface ApiProduct {
  id: string;
  title: string;
  status: string;
  is_giftcard: boolean;
  discountable: boolean;
  variants: {
    id: string;
    title: string;
    prices: { currency_code: string; region_id: string | null; amount: number }[];
  }[];
}

test(
  'a gift card product is made in one form, gets denominations, and what a shopper buys is a card',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const title = `Voucher ${crypto.randomUUID().slice(0, 8)}`;
    await goTo(page, '/a/gift-cards');
    await page.getByRole('link', { name: 'Gift card products' }).click();
    await page.getByRole('button', { name: 'Create gift card product' }).click();
    const form = page.getByRole('dialog', { name: 'Create gift card product' });
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('button', { name: 'Create gift card product' }).click();
    await expect(form.getByText('Enter at least one amount')).toBeVisible();
    await form.getByRole('textbox', { name: 'Denomination 1' }).fill('15');
    await form.getByRole('textbox', { name: 'Denomination 2' }).fill('40');
    await form.getByRole('button', { name: 'Remove denomination 3' }).click();
    await form.getByRole('checkbox', { name: 'JPY' }).check();
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Create gift card product' }).click();
    await expect(form).toBeHidden();

    const { products } = await api.get<{ products: ApiProduct[] }>(
      `/admin/products?is_giftcard=true&title=${encodeURIComponent(title)}`,
    );
    const [product] = products;
    expect(product).toMatchObject({ status: 'draft', is_giftcard: true, discountable: false });
    const read = async (): Promise<ApiProduct['variants']> =>
      (
        await api.get<{ variants: ApiProduct['variants'] }>(
          `/admin/products/${product?.id}/variants?expand=prices&limit=100`,
        )
      ).variants;
    const amounts = async () =>
      Object.fromEntries(
        (await read()).map(({ title: name, prices }) => [
          name,
          Object.fromEntries(prices.map(({ currency_code: code, amount }) => [code, amount])),
        ]),
      );
    expect(await amounts()).toEqual({ 15: { eur: 1500, jpy: 15 }, 40: { eur: 4000, jpy: 40 } });

    const section = page.getByRole('region', { name: title });
    await expect(section).toContainText('Draft');
    await section.getByRole('button', { name: 'Add denomination' }).click();
    const add = page.getByRole('dialog', { name: 'Add denomination' });
    await add.getByRole('textbox', { name: 'EUR' }).fill('40');
    await add.getByRole('button', { name: 'Add denomination' }).click();
    await expect(add.getByText('Another denomination already has this amount.')).toBeVisible();
    await add.getByRole('textbox', { name: 'EUR' }).fill('75');
    await add.getByRole('textbox', { name: 'KWD' }).fill('25.125');
    await add.getByRole('button', { name: 'Add denomination' }).click();
    await expect(add).toBeHidden();
    await expect(section.getByRole('listitem').filter({ hasText: '€75.00' })).toContainText(
      '25.125',
    );

    await section.getByRole('button', { name: 'Actions for €40.00' }).click();
    await page.getByRole('menuitem', { name: 'Edit denomination' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit denomination' });
    await edit.getByRole('textbox', { name: 'EUR' }).fill('45');
    await edit.getByRole('textbox', { name: 'JPY' }).fill('');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit).toBeHidden();
    await expect(section.getByText('€45.00')).toBeVisible();

    await section.getByRole('button', { name: 'Actions for €15.00' }).click();
    await page.getByRole('menuitem', { name: 'Delete denomination' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete denomination' }).click();
    await expect(section.getByText('€15.00')).toBeHidden();
    expect(await amounts()).toEqual({ 45: { eur: 4500 }, 75: { eur: 7500, kwd: 25_125 } });

    await section.getByRole('button', { name: 'Publish' }).click();
    await expect(section).toContainText('Published');
    const variant = (await read()).find((one) => one.title === '45');
    const order = await buy(
      request,
      await shopWith(api, request, undefined, { variantId: variant?.id ?? '' }),
    );
    await goTo(page, `/a/gift-cards?q=${order.display_id}`);
    const row = page.getByRole('row').filter({ hasText: `#${order.display_id}` });
    await expect(row).toContainText('€45.00');
    await row.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: `#${order.display_id}` })).toBeVisible();
    const { gift_cards: cards } = await api.get<{ gift_cards: ApiGiftCard[] }>(
      `/admin/gift-cards?q=${order.display_id}`,
    );
    const card = cards.find((one) => one.order?.id === order.id);
    expect(card).toMatchObject({ value: 4500, balance: 4500 });
    expect((await shopWith(api, request, card?.code ?? '')).paid).toBeGreaterThan(0);

    // Gift cards aren't in the product list.
    await goTo(page, '/a/gift-cards/products');
    await section.getByRole('link', { name: 'Edit product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await goTo(page, `/a/products?q=${encodeURIComponent(title)}`);
    await expect(page.getByText('No products found')).toBeVisible();
    await goTo(page, '/a/gift-cards/products');
    await section.getByRole('button', { name: 'Unpublish' }).click();
    await expect(section).toContainText('Draft');
  },
);

test('a store without a gift card product says what to do', { tag: '@all' }, async ({ page }) => {
  await intercept(page, /\/admin\/products\?.*is_giftcard=true/, (route) =>
    route.fulfill({ json: { products: [], count: 0, offset: 0, limit: 20 } }),
  );
  await goTo(page, '/a/gift-cards/products');
  await expect(page.getByText('Shoppers can’t buy gift cards yet')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create gift card product' }).click();
  await expect(page.getByRole('dialog', { name: 'Create gift card product' })).toBeVisible();
});
