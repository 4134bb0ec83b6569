import { expect, goTo, test } from '../support/test.ts';

test('metadata keeps the type of every value', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/data');
  const value = page.getByTestId('metadata');
  await page.getByRole('textbox', { name: 'Value of weight' }).fill('2.25');
  await expect(value).toContainText('"weight":2.25');
  await page.getByRole('textbox', { name: 'Value of origin' }).fill('12');
  await expect(value).toContainText('"origin":"12"');
  await page.getByRole('radiogroup', { name: 'Value of fragile' }).getByText('No').click();
  await expect(value).toContainText('"fragile":false');
  await page.getByRole('combobox', { name: 'Type of supplier' }).selectOption('text');
  await page.getByRole('textbox', { name: 'Value of supplier' }).fill('Vos');
  await expect(value).toContainText('"supplier":"Vos"');
  await page.getByRole('textbox', { name: 'Value of degrees' }).fill('40');
  await expect(value).toContainText('"care":{"wash":"by hand","degrees":40}');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(value).toContainText('"ports":["Vigo","Porto",7,""]');
  await page.getByRole('button', { name: 'Remove care' }).click();
  await expect(value).not.toContainText('care');
});

test(
  'keys are renamed; missing and doubled ones are flagged',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/gallery/data');
    const value = page.getByTestId('metadata');
    const keys = page.getByRole('textbox', { name: 'Key' });
    await keys.nth(0).fill('weight');
    await expect(page.getByText('Each key can be used only once.')).toHaveCount(2);
    await expect(value).toHaveText('not valid');
    await keys.nth(0).fill('harbour');
    await expect(value).toContainText('"harbour":"Rotterdam"');
    await page.getByRole('button', { name: 'Add field' }).last().click();
    await expect(page.getByText('Enter a key.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Value of weight' }).fill('1,5');
    await expect(page.getByText(/^Enter a number/)).toBeVisible();
  },
);

test('the same is edited as JSON, and a mistake is placed', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/data');
  await page.getByText('JSON', { exact: true }).first().click();
  const text = page.getByRole('textbox', { name: 'JSON' });
  await text.fill('{"a": [1, {"b": null}]}');
  await expect(page.getByTestId('metadata')).toHaveText('{"a":[1,{"b":null}]}');
  await text.fill('{\n "a": 1,\n}');
  await expect(page.getByText('Invalid JSON at line 3, column 1')).toBeVisible();
  await expect(page.getByTestId('metadata')).toHaveText('not valid');
  await text.fill('[1]');
  await expect(page.getByText('Start with { and end with }.')).toBeVisible();
  await text.fill('{"x": true}');
  await page.getByText('Fields', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Key' })).toHaveValue('x');
});

test('a record unfolds bit by bit', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/data');
  const record = page.getByRole('group', { name: 'Record' });
  await expect(record.getByText('"Storm lantern"')).toBeVisible();
  await record.getByRole('button', { name: 'variants [ 130 ]' }).click();
  await record.getByRole('button', { name: 'Show more: 100 of 130' }).click();
  await expect(record.getByRole('button', { name: '{ 2 }' })).toHaveCount(131);
});

test('of chosen files only those are taken that one wants', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/files');
  const png = { mimeType: 'image/png', buffer: Buffer.from('x') };
  await page.getByLabel('Add images').setInputFiles([
    { name: 'a.png', ...png },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.from('') },
  ]);
  await expect(page.getByText('notes.txt isn’t a supported file type.')).toBeVisible();
  await expect(page.getByText('empty.png is empty.')).toBeVisible();
  await expect(page.getByTestId('taken')).toHaveText('a.png');
});
