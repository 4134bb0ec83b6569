import { stockedVariant, reservationsOf } from '../support/inventory.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import { search } from '../support/visit.ts';

test(
  'units are set aside by hand, no more than there are, changed and given back',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const { item, sku, location, product } = await stockedVariant(api);
    await goTo(page, '/a/reservations?edit=new');
    const form = page.getByRole('dialog', { name: 'New reservation' });
    const choose = async (label: string, text: string): Promise<void> => {
      const field = form.getByRole('combobox', { name: label });
      await field.click();
      await search(page, field, text);
      await page.getByRole('option', { name: text }).first().click();
    };
    await choose('Item', sku);
    await choose('Location', location.name);
    await expect(form.getByText('10 available').first()).toBeVisible();
    await form.getByLabel('Quantity').fill('11');
    await form.getByRole('button', { name: 'Reserve' }).click();
    await expect(form.getByText('Only 10 available at this location.')).toBeVisible();
    await form.getByLabel('Quantity').fill('4');
    await form.getByLabel('Description').fill('For the harbor festival');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Reserve' }).click();
    await expect(page.getByText('Stock reserved')).toBeVisible();
    expect(await reservationsOf(api, item)).toMatchObject([
      { quantity: 4, description: 'For the harbor festival', location_id: location.id },
    ]);

    await goTo(page, `/a/reservations?q=harbor&inventory_item_id=${item}`);
    const row = page
      .getByRole('table', { name: 'Reservations' })
      .getByRole('row')
      .filter({ hasText: sku });
    await expect(row).toContainText('For the harbor festival');
    // Items are found, too.
    await goTo(page, `/a/reservations?q=${sku}`);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(product.title);
    await goTo(page, `/a/reservations?q=harbor&inventory_item_id=${item}`);
    await row.getByRole('link', { name: sku }).click();
    const edit = page.getByRole('dialog', { name: 'Edit reservation' });
    await expect(edit.getByText('10 available')).toBeVisible();
    await edit.getByLabel('Quantity').fill('6');
    await expectNoViolations(page);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Reservation saved')).toBeVisible();
    expect(await reservationsOf(api, item)).toMatchObject([{ quantity: 6 }]);
    await expect(page).toHaveURL(/q=harbor/);

    await row.getByRole('button', { name: `Actions for ${sku}` }).click();
    await page.getByRole('menuitem', { name: 'Delete reservation' }).click();
    const question = page.getByRole('dialog', { name: `Delete the reservation for ${sku}?` });
    await expect(question.getByText('6 units will become available again.')).toBeVisible();
    await question.getByRole('button', { name: 'Delete reservation' }).click();
    await expect(page.getByText(`Reservation for ${sku} deleted`)).toBeVisible();
    expect(await reservationsOf(api, item)).toEqual([]);
    expectNoErrors();
  },
);

test('an order leads to its reservations, and they lead back', async ({ page, api }) => {
  const { reservations } = await api.get<{
    reservations: { line_item?: { order?: { id: string; display_id: number } | null } | null }[];
  }>('/admin/reservations?limit=100&expand=line_item&order=created_at');
  const order = reservations.flatMap(({ line_item: item }) => item?.order ?? [])[0];
  await goTo(page, `/a/orders/${order?.id}`);
  await page
    .getByRole('link', { name: /reserved at/ })
    .first()
    .click();
  const row = page
    .getByRole('table', { name: 'Reservations' })
    .getByRole('row')
    .filter({ hasText: `#${order?.display_id}` })
    .first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Open order' }).click();
  await expect(page).toHaveURL(new RegExp(`/a/orders/${order?.id}`));
  await goTo(page, `/a/reservations?q=%23${order?.display_id}`);
  await expect(row).toBeVisible();
});
