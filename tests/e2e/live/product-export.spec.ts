import { readFile } from 'node:fs/promises';
import { createProduct, readProduct } from '../support/products.ts';
import { expect, test, withSession } from '../support/test.ts';

test('an export has what the list finds, and comes back unchanged', async ({ page, api }) => {
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
  await createProduct(api, { ...fields, title: `Other ${word}`, status: 'proposed' });

  await withSession(page);
  await page.goto(`/a/products?q=${word}&status=draft`);
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export products' });
  await expect(
    dialog.getByText('1 product matches the search and filters of the list.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the file' }).click({ timeout: 40_000 });
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = file.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(made.id);
  expect(lines[1]).toContain(`"'=SUM(1,2) ${word}";-5;`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/a/products/import');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Upload and try' }).click();
  await expect(page.getByText('1 product will be changed.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'The import is complete.' })).toBeVisible({
    timeout: 30_000,
  });
  const now = await readProduct(api, made.id);
  expect({ title: now.title, subtitle: now.subtitle }).toEqual({
    title: fields.title,
    subtitle: fields.subtitle,
  });
  expect(now).toHaveProperty('description', fields.description);
  expect(now.variants?.[0]?.prices).toMatchObject([{ currency_code: 'kwd', amount: 1230 }]);
});
