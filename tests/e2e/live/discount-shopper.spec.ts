import {
  buyWith,
  createDiscount,
  createTemplate,
  readDiscount,
  regionIn,
  sellableProduct,
  tryCode,
} from '../support/discounts.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

test(
  'a product’s page leads to the discounts that it can get, and shoppers get those',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const [product, other] = await Promise.all([sellableProduct(api), sellableProduct(api)]);
    const region = await regionIn(api, 'eur');
    const on = (operator: 'in' | 'not_in', { id }: { id: string }) => ({
      regions: [region.id],
      rule: {
        type: 'percentage',
        value: 10,
        allocation: 'total',
        description: 'Test',
        conditions: [{ operator, products: [id] }],
      },
    });
    const shopping = { regionId: region.id, products: [product] };
    const [named, elsewhere, excluded, all, usedUp, template] = [
      await createDiscount(api, on('in', product)),
      await createDiscount(api, on('in', other)),
      await createDiscount(api, on('not_in', product)),
      await createDiscount(api),
      await createDiscount(api, { ...on('in', product), usage_limit: 1 }),
      await createTemplate(api, on('in', product)),
    ];
    await buyWith(request, usedUp.code, shopping);
    // The server counts a use after answering.
    await expect.poll(async () => (await readDiscount(api, usedUp.id)).usage_count).toBe(1);
    await goTo(page, `/a/products/${product.id}`);
    await page.getByRole('button', { name: 'Show discounts' }).click();
    const rows = page.getByRole('list', { name: 'Discounts' });
    const row = (code: string) => rows.getByRole('listitem').filter({ hasText: code });
    for (const { code } of [named, template]) {
      await expect(row(code)).toContainText('For specific products');
      await expect(row(code)).toContainText('Active');
    }
    await expect(row(all.code)).toContainText('For all products');
    await expect(row(usedUp.code)).toContainText('Used up');
    for (const { code } of [elsewhere, excluded]) await expect(row(code)).toHaveCount(0);
    await expectNoViolations(page);
    const off = (code: string) => tryCode(request, code, shopping);
    expect(await Promise.all([off(named.code), off(all.code), off(template.code)])).toEqual([
      1000, 1000, 1000,
    ]);
    expect([await off(elsewhere.code), await off(excluded.code)]).toEqual([0, 0]);
    await row(named.code).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: named.code })).toBeVisible();
  },
);
