import { makePriceList, pricedProduct } from '../support/price-lists.ts';
import { test, withSession } from '../support/test.ts';
test('look', async ({ page, api }) => {
  await withSession(page);
  const product = await pricedProduct(api, ['S', 'M']);
  await makePriceList(api, {
    prices: [{ variant_id: product.variants?.[0]?.id, currency_code: 'eur', amount: 9000 }],
  });
  for (const [name, width] of [
    ['w', 1440],
    ['n', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/a/price-lists');
    await page.getByRole('link', { name: 'Calendar' }).waitFor();
    await page.screenshot({ path: `/tmp/look-pl-${name}.png` });
    await page.goto('/a/price-lists/shopper-price');
    await page.getByRole('combobox', { name: 'Variant' }).waitFor();
    await page.screenshot({ path: `/tmp/look-sp-${name}.png` });
    await page.goto('/a/price-lists/calendar');
    await page.getByText('Today').first().waitFor();
    await page.screenshot({ path: `/tmp/look-cal-${name}.png` });
    await page.goto(`/a/products/${product.id}`);
    await page.getByRole('button', { name: 'Show discounts' }).click();
    await page.getByRole('list', { name: 'Discounts' }).waitFor();
    await page.screenshot({ path: `/tmp/look-pd-${name}.png`, fullPage: true });
  }
});
