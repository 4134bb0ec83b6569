import type { Page } from '@playwright/test';
import { intercept, release } from '../support/intercept.ts';
import { createProduct, readItems, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';

const word = (): string => `${process.pid}-${Date.now().toString(36)}`;

const HEADER =
  'Product Handle,Product Title,Product Status,Product Weight,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR,Price JPY,Price KWD,Variant Inventory Quantity,Colour of the box';

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const productsBy = async (api: Api, handle: string): Promise<ApiProduct[]> =>
  (await api.get<{ products: ApiProduct[] }>(`/admin/products?handle=${handle}`)).products;

test('a file with two bad cells is mended in place, tried, confirmed and imported', async ({
  page,
  api,
}) => {
  const handle = `import-${word()}`;
  const noErrors = watchErrors(page, [/status of 400/]);
  await goTo(page, '/a/products/import');
  await choose(
    page,
    `${handle}.csv`,
    [
      HEADER,
      `${handle},'=1+1 lamp,draft,150,Small,${handle}-S,Size,Small,"12,50",1200,1.234,5,red`,
      `${handle},'=1+1 lamp,draft,150,Large,${handle}-L,Size,Large,13.5,1300,2.5,1500,red`,
      `${handle}-2,Second,publishd,,One,${handle}-2,Size,One,7,,,,blue`,
    ].join('\n'),
  );
  const problems = page.getByRole('list', { name: 'Problems', exact: true });
  // The location of the units is ambiguous.
  await expect(problems.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Stock location' }).click();
  await page.getByRole('option', { name: 'Bristol warehouse' }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(3);
  const upload = page.getByRole('button', { name: 'Upload and preview' });
  await expect(upload).toBeDisabled();
  await expectNoViolations(page);

  await problems.getByRole('button', { name: 'Skip' }).click();
  await problems.getByRole('button', { name: 'Fix 1 cell' }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(1);
  await problems.getByRole('button', { name: 'Show' }).click();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Row 4, Product Status' });
  await editor.fill('published');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No problems to fix')).toBeVisible();
  const plan = page.getByRole('list', { name: 'Import summary' });
  await expect(plan.getByRole('listitem')).toHaveText([
    '2 new products',
    'Stock to set for 2 variants',
  ]);
  await upload.click();

  await expect(page.getByText('2 products will be created.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('3 variants will be created.')).toBeVisible();
  await expect(page.getByText('Variants: 2. Units in total: 1,505.')).toBeVisible();
  expect(await productsBy(api, handle)).toEqual([]);
  // The URL contains the import.
  await page.reload();
  let confirmations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmations += 1;
  });
  // A level fails at first; retrying does only that level.
  await intercept(page, '**/location-levels*', (route) => route.fulfill({ status: 400 }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Import now' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Import complete.' })).toBeVisible({
    timeout: 30_000,
  });
  expect(confirmations).toBe(1);
  await expect(page.getByText('Stock set for 1 of 2 variants.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stock that couldn’t be set' })).toContainText(
    handle,
  );
  await page.getByRole('button', { name: 'Set stock for the rest' }).click();
  await expect(page.getByText('Stock set for 2 variants.')).toBeVisible();
  await expect(page.getByText('2 products created')).toBeVisible();
  await expect(page.getByText('will be created')).toHaveCount(0);
  await expectNoViolations(page);

  const [made] = await productsBy(api, handle);
  const product = await readProduct(api, made?.id ?? '');
  expect(product.title).toBe('=1+1 lamp');
  const prices = Object.fromEntries(
    (product.variants ?? []).map(({ title, prices: all }) => [
      title,
      Object.fromEntries(all.map(({ currency_code: code, amount }) => [code, amount])),
    ]),
  );
  expect(prices).toEqual({
    Small: { eur: 1250, jpy: 1200, kwd: 1234 },
    Large: { eur: 1350, jpy: 1300, kwd: 2500 },
  });
  const [second] = await productsBy(api, `${handle}-2`);
  expect(second?.status).toBe('published');
  const levels = await Promise.all(
    (product.variants ?? []).map(async ({ id, title }) => {
      const items = await readItems(api, id);
      return [
        title,
        items.flatMap((item) => item.location_levels.map((one) => one.stocked_quantity)),
      ];
    }),
  );
  expect(Object.fromEntries(levels)).toEqual({ Small: [5], Large: [1500] });
  noErrors();
});

test('cancelled after the trial, nothing is left', { tag: '@all' }, async ({ page, api }) => {
  const handle = `import-${word()}`;
  await goTo(page, '/a/products/import');
  await choose(
    page,
    `${handle}.csv`,
    `Product Handle;Product Title;Variant Title\n${handle};Gone;One\n`,
  );
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Import now' }).waitFor({ timeout: 30_000 });
  let cancellations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/cancel')) cancellations += 1;
  });
  await page.getByRole('button', { name: 'Cancel import' }).dblclick();
  await expect(
    page.getByRole('heading', { name: 'Import canceled. No changes were made.' }),
  ).toBeVisible();
  expect(cancellations).toBe(1);
  const id = new URL(page.url()).searchParams.get('job') ?? '';
  const { batch_job: job } = await api.get<{ batch_job: { status: string } }>(
    `/admin/batch-jobs/${id}`,
  );
  expect(job.status).toBe('canceled');
  expect(await productsBy(api, handle)).toEqual([]);
});

test('what is said of an import that failed is true', { tag: '@all' }, async ({ page, api }) => {
  const handle = `import-${word()}`;
  await goTo(page, '/a/products/import');
  await choose(
    page,
    `${handle}.csv`,
    `Product Handle;Product Title;Variant Title\n${handle};Gone;One\n`,
  );
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Cancel import' }).waitFor({ timeout: 30_000 });
  const id = new URL(page.url()).searchParams.get('job') ?? '';
  const { batch_job: job } = await api.get<{ batch_job: object }>(`/admin/batch-jobs/${id}`);
  const at = new Date().toISOString();
  let status = 'failed';
  let confirmedAt: string | null = null;
  let completedAt: string | null = null;
  let rows = 0;
  await intercept(page, `**/admin/batch-jobs/${id}`, (route) =>
    route.fulfill({
      json: {
        batch_job: {
          ...job,
          status,
          failed_at: at,
          confirmed_at: confirmedAt,
          canceled_at: completedAt,
          completed_at: completedAt,
          result: {
            advancement_count: rows,
            errors: [
              `Error while processing row with [(product handle: ${handle}), (variant sku: S-1)]: duplicate key value violates unique constraint "IDX_1"`,
            ],
          },
        },
      },
    }),
  );
  await page.reload();
  const heading = (name: RegExp) => page.getByRole('heading', { name });
  await expect(heading(/nothing in your store changed/)).toBeVisible();
  const problem = page.getByRole('list', { name: '1 problem' });
  await expect(problem).toContainText(
    `${handle} · S-1Another product or variant already uses this handle, SKU, or barcode. Change it in the file.`,
  );
  await expect(problem.getByText(/^Error while processing row/)).toBeHidden();
  // The server imports all rows or none.
  confirmedAt = at;
  await page.reload();
  await expect(heading(/nothing in your store changed/)).toBeVisible();
  rows = 1;
  await page.reload();
  await expect(heading(/Some rows were imported/)).toBeVisible();
  // Canceled too late: it was imported.
  status = 'canceled';
  completedAt = at;
  await page.reload();
  await expect(heading(/finished before it could be canceled/)).toBeVisible();
});

test(
  'a file that names what others have is stopped before the upload',
  { tag: '@all' },
  async ({ page, api }) => {
    const handle = `import-${word()}`;
    const other = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: [{ title: 'One', sku: `${handle}-1`, options: [{ value: 'One' }], prices: [] }],
    });
    await goTo(page, '/a/products/import');
    await choose(page, 'sheet.csv', 'PK\u0003\u0004 and so on');
    await expect(page.getByRole('alert')).toContainText('Open it and save it as “CSV UTF-8”.');
    await choose(page, 'head.csv', 'Product Handle,Product Title\n');
    await expect(page.getByRole('alert')).toContainText('The file has a header but no rows.');
    // Comparing with a slow store can be skipped.
    await intercept(page, '**/admin/products?*', () => undefined, { times: 1 });
    await choose(
      page,
      `${handle}.csv`,
      [
        'Product Handle,Product Title,Variant Title,Variant SKU,Option 1 Name,Option 1 Value',
        `${handle},New,One,${handle}-1,Size,One`,
        `${other.handle},Changed,One,,Size,One`,
      ].join('\n'),
    );
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    const upload = page.getByRole('button', { name: 'Upload and preview' });
    await expect(upload).toBeDisabled();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const problems = page.getByRole('list', { name: 'Problems', exact: true });
    await expect(problems.getByRole('listitem')).toHaveText(
      new RegExp(`“${other.title}” already uses this SKU`),
    );
    await expect(upload).toBeDisabled();
    await page.getByRole('button', { name: 'Show 2 changes' }).click();
    const changes = page.getByRole('list', { name: 'Changes' });
    await expect(changes).toContainText(`Product Title ${other.title} → Changed`);
    await expect(changes).toContainText(`Variant SKU ${handle}-1 → blank`);
    await expectNoViolations(page);
  },
);

test(
  'an upload that fails half way leaves no file behind, and is tried again',
  { tag: '@all' },
  async ({ page }) => {
    const handle = `import-${word()}`;
    await goTo(page, '/a/products/import');
    await choose(
      page,
      `${handle}.csv`,
      `Product Handle,Product Title,Variant Title\n${handle},Half,One\n`,
    );
    await intercept(page, '**/admin/batch-jobs', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not now' } })
        : route.fallback(),
    );
    const removed = page.waitForResponse(
      (response) =>
        response.request().method() === 'DELETE' && response.url().endsWith('/admin/uploads'),
    );
    await page.getByRole('button', { name: 'Upload and preview' }).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t upload the file');
    expect((await removed).ok()).toBe(true);
    await release(page, '**/admin/batch-jobs');
    await page.getByRole('button', { name: 'Upload and preview' }).click();
    await expect(page.getByText('1 product will be created.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Cancel import' }).click();
  },
);

test('10,000 rows are read, scrolled and edited', { tag: '@all' }, async ({ page }) => {
  const lines = Array.from(
    { length: 10_000 },
    (_, at) => `lamp-${at},Lamp ${at},draft,150,One,LAMP-${at},Size,One,12.5,1200,1.5,1,red`,
  );
  await goTo(page, '/a/products/import');
  await choose(page, 'many.csv', [HEADER, ...lines].join('\n'));
  await expect(page.getByText('10,000 rows')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'File rows' });
  await expect(page.getByText('2 problems to fix before you upload')).toBeVisible({
    timeout: 30_000,
  });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  await grid.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(grid.getByRole('gridcell', { name: 'lamp-24', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Bright lamp');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: 'Bright lamp', exact: true })).toBeVisible();
});
