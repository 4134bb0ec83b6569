import { intercept, release } from '../support/intercept.ts';
import { createProduct, readProduct } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';
import { variantOf, withVariants } from '../support/variants.ts';

test(
  'options: renamed, added with a value for all, and one failure in between',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api);
    await goTo(page, `/a/products/${product.id}?edit=options`);
    const form = page.getByRole('dialog', { name: 'Edit options' });
    const names = form.getByRole('textbox', { name: 'Option' });
    const [size, colour] = ['Size', 'Colour'];
    await expect(names).toHaveCount(2);
    const values = await names.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    await names.nth(values.indexOf(size)).fill('colour');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Another option already has this name.').first()).toBeVisible();
    await names.nth(values.indexOf(size)).fill('Wick size');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(
      (await readProduct(api, product.id)).options?.map(({ title }) => title).toSorted(),
    ).toEqual([colour, 'Wick size']);

    await page.getByRole('button', { name: 'Edit options' }).click();
    await form.getByRole('button', { name: 'Add option' }).click();
    await expect(form.getByRole('heading', { name: 'Add option' })).toBeVisible();
    await expect(names).toBeFocused();
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(names).toHaveCount(2);
    await expect(form.getByRole('heading', { name: 'Add option' })).toBeHidden();
    await form.getByRole('button', { name: 'Add option' }).click();
    await names.fill('Finish');
    await form.getByLabel('Value for existing variants').fill('Matt');
    const failing = variantOf(product, 'M / red').id;
    await intercept(page, `**/variants/${failing}`, (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Broken' } }),
    );
    await form.getByRole('button', { name: 'Add option' }).click();
    await expect(form.getByRole('alert')).toContainText('4 of 5 steps done');
    await release(page, `**/variants/${failing}`);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form).toBeHidden();
    const stored = await readProduct(api, product.id);
    const finish = stored.options?.find(({ title }) => title === 'Finish')?.id;
    expect(
      stored.variants?.map(
        ({ options }) => options.find(({ option_id: id }) => id === finish)?.value,
      ),
    ).toEqual(['Matt', 'Matt', 'Matt', 'Matt']);
  },
);

test(
  'removing an option names the variants that go, keeps the chosen ones, and goes on after a failure',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api);
    const gone = variantOf(product, 'S / blue').id;
    await goTo(page, `/a/products/${product.id}?edit=options`);
    const form = page.getByRole('dialog', { name: 'Edit options' });
    await form.getByRole('button', { name: 'Remove option Size' }).click();
    await form.getByRole('combobox', { name: 'Keep variants with' }).click();
    await page.getByRole('option', { name: 'M', exact: true }).click();
    await expect(form).toContainText('2 of 4 variants will be deleted');
    await expect(form.getByRole('listitem')).toHaveText([/S \/ red/, /S \/ blue/]);
    await intercept(page, `**/variants/${gone}`, (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Broken' } }),
    );
    await form.getByRole('button', { name: 'Remove option and delete 2 variants' }).click();
    await expect(form.getByRole('alert')).toContainText('Delete “S / blue” failed');
    expect((await readProduct(api, product.id)).options).toHaveLength(2);
    await release(page, `**/variants/${gone}`);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form).toBeHidden();
    const stored = await readProduct(api, product.id);
    expect(stored.options?.map(({ title }) => title)).toEqual(['Colour']);
    expect(stored.variants?.map(({ title }) => title)).toEqual(['M / red', 'M / blue']);
  },
);

test(
  'option values are renamed, and a new one becomes variants with prices and stock',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api, {
      options: [{ title: 'Size' }, { title: 'Color' }],
      variants: ['S', 'M'].map((size, index) => ({
        title: `${size} / red`,
        options: [{ value: size }, { value: 'red' }],
        prices: [{ currency_code: 'eur', amount: 1000 + index }],
      })),
    });
    const ids = product.variants?.map(({ id }) => id).toSorted();
    await goTo(page, `/a/products/${product.id}?edit=options`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Values of Color' }).click();
    await dialog.getByLabel('Name of “red”').fill('crimson');
    await dialog.getByLabel('Value to add').fill('Crimson');
    await expect(dialog.getByText('This option already has this value.')).toBeVisible();
    await dialog.getByLabel('Value to add').fill('blue');
    await expect(dialog.getByText('2 of 2 combinations will be created')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'M / blue' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved values for “Color”')).toBeVisible();
    const { variants = [] } = await readProduct(api, product.id);
    expect(variants.map(({ title, prices }) => `${title} ${prices[0]?.amount}`).toSorted()).toEqual(
      ['M / crimson 1001', 'S / blue 1000', 'S / crimson 1000'],
    );
    expect(variants.map(({ id }) => id)).toEqual(expect.arrayContaining(ids ?? []));
  },
);
