import { readFile } from 'node:fs/promises';
import { createProduct, readItems, readProduct } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'an export has what the list finds, and comes back unchanged',
  { tag: '@all' },
  async ({ page, api }) => {
    const word = `Export${process.pid}${Date.now().toString(36)}`;
    const fields = {
      title: `=SUM(1,2) ${word}`,
      subtitle: '-5',
      description: '"Quoted" text; with "more"',
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'One',
          options: [{ value: 'One' }],
          prices: [{ currency_code: 'kwd', amount: 1230 }],
        },
      ],
    };
    const made = await createProduct(api, fields);
    const [variant] = made.variants ?? [];
    const [item] = await readItems(api, variant?.id ?? '');
    const { stock_locations: locations } = await api.get<{
      stock_locations: { id: string; name: string }[];
    }>('/admin/stock-locations?order=created_at&limit=3');
    const place = locations.find(({ name }) => name === 'Rotterdam warehouse');
    await api.post(`/admin/inventory-items/${item?.id}/location-levels`, {
      location_id: place?.id,
      stocked_quantity: 1500,
    });
    await createProduct(api, { ...fields, title: `Other ${word}`, status: 'proposed' });
    await goTo(page, `/a/products?q=${word}&status=draft`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export products' });
    await expect(dialog.getByText('1 product matches your search and filters.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download file' }).click({ timeout: 40_000 });
    const file = await readFile(await (await download).path(), 'utf8');
    const lines = file.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(made.id);
    expect(lines[1]).toContain(`"'=SUM(1,2) ${word}";-5;`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    // Reimported unchanged it changes nothing; else only the changed units.
    const column = 'Variant Inventory Quantity [Rotterdam warehouse]';
    const at = lines[0]?.split(';').indexOf(column) ?? -1;
    const back = (text: string) =>
      page
        .getByLabel('Choose a CSV file')
        .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    expect(at).toBeGreaterThan(0);
    await goTo(page, '/a/products/import');
    await back(file);
    await expect(page.getByText('Nothing to import')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload and preview' })).toBeDisabled();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await back(file.replace(';1500;', ';1600;'));
    await page.getByRole('button', { name: 'Show 1 change' }).click();
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText(
      `${column} 1500 → 1600`,
    );
    await page.getByRole('button', { name: 'Upload and preview' }).click();
    await expect(page.getByText('1 product will be updated.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByText('Stock set for 1 variant.')).toBeVisible({ timeout: 30_000 });
    const [after] = await readItems(api, variant?.id ?? '');
    expect(after?.location_levels).toMatchObject([
      { location_id: place?.id, stocked_quantity: 1600 },
    ]);
    const now = await readProduct(api, made.id);
    expect({ title: now.title, subtitle: now.subtitle }).toEqual({
      title: fields.title,
      subtitle: fields.subtitle,
    });
    expect(now).toHaveProperty('description', fields.description);
    expect(now.variants?.[0]?.prices).toMatchObject([{ currency_code: 'kwd', amount: 1230 }]);
  },
);
