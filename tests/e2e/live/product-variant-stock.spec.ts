import { intercept, release } from '../support/intercept.ts';
import { createProduct, readItems } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';
import { openAction, variantOf, withVariants } from '../support/variants.ts';

test(
  'counting stock later makes the missing inventory item',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api, {
      variants: [{ title: 'Only', manage_inventory: false, prices: [], options: [] }],
    });
    const variant = variantOf(product, 'Only');
    await goTo(page, `/a/products/${product.id}?edit=stock&for=${variant.id}`);
    const stock = page.getByRole('dialog', { name: 'Stock for Only' });
    await expect(stock.getByText('Inventory isn’t tracked for this variant')).toBeVisible();
    await stock.getByRole('button', { name: 'Edit variant' }).click();
    const form = page.getByRole('dialog', { name: 'Edit variant Only' });
    await form.getByRole('switch', { name: 'Track inventory' }).press('Space');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await readItems(api, variant.id)).toHaveLength(1);
  },
);

test(
  'stock at several locations: one fails, the others are saved, the retry does the rest',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api, ['S'], ['red']);
    const variant = variantOf(product, 'S / red');
    // As an import leaves it: tracked, without an inventory item.
    const [missing] = await readItems(api, variant.id);
    await api.delete(`/admin/inventory-items/${missing?.id}`);
    await goTo(page, `/a/products/${product.id}`);
    await openAction(page, 'S / red', 'Edit stock');
    const stock = page.getByRole('dialog', { name: 'Stock for S / red' });
    await stock.getByLabel('In stock at Rotterdam warehouse').fill('5');
    await stock.getByLabel('In stock at Bristol warehouse').fill('6');
    let calls = 0;
    await intercept(page, '**/location-levels', (route) => {
      calls += 1;
      return calls === 1
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Broken' } })
        : route.fallback();
    });
    await stock.getByRole('button', { name: 'Save' }).click();
    await expect(stock.getByRole('alert')).toContainText('1 of 2 steps done');
    await release(page, '**/location-levels');
    await stock.getByRole('button', { name: 'Save' }).click();
    await expect(stock).toBeHidden();
    const [item] = await readItems(api, variant.id);
    expect(item?.location_levels.map((level) => level.stocked_quantity).toSorted()).toEqual([5, 6]);
  },
);

test(
  'a location whose name is one endless word leaves room for its fields',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api, ['S'], ['red']);
    const name = `Zentrallager${'lagerhalle'.repeat(20)}`;
    await intercept(page, /\/admin\/stock-locations\?/u, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { stock_locations: object[] };
      const [first, ...others] = answer.stock_locations;
      const locations = [{ ...first, name }, ...others];
      await route.fulfill({ json: { ...answer, stock_locations: locations } });
    });
    await goTo(page, `/a/products/${product.id}`);
    await openAction(page, 'S / red', 'Edit stock');
    const stock = page.getByRole('dialog', { name: 'Stock for S / red' });
    const row = stock.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    const field = row.getByLabel(`In stock at ${name}`);
    await field.focus();
    const drawer = await stock.boundingBox();
    const header = await row.getByRole('rowheader').boundingBox();
    expect(header?.x).toBeGreaterThanOrEqual(drawer?.x ?? 0);
    expect(header?.width).toBeLessThan((drawer?.width ?? 0) / 2);
    expect((await field.boundingBox())?.width).toBeGreaterThan(70);
  },
);

test(
  'a stock that is no whole number is refused at its field',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api, ['S'], ['red']);
    const variant = variantOf(product, 'S / red');
    await goTo(page, `/a/products/${product.id}?edit=stock&for=${variant.id}`);
    const stock = page.getByRole('dialog', { name: 'Stock for S / red' });
    const rotterdam = stock.getByLabel('In stock at Rotterdam warehouse');
    await rotterdam.fill('1.5');
    await stock.getByLabel('In stock at Bristol warehouse').fill('6');
    await stock.getByRole('button', { name: 'Save' }).click();
    await expect(rotterdam).toBeFocused();
    await expect(rotterdam).toHaveValue('1.5');
    await expect(rotterdam).toHaveAccessibleDescription('Enter a whole number.');
    await rotterdam.fill('2');
    const incoming = stock.getByLabel('Incoming at Rotterdam warehouse');
    await incoming.fill('-3');
    await stock.getByRole('button', { name: 'Save' }).click();
    await expect(incoming).toBeFocused();
    await expect(incoming).toHaveAccessibleDescription('Must be 0 or more.');
    const [item] = await readItems(api, variant.id);
    expect(item?.location_levels).toEqual([]);
  },
);
