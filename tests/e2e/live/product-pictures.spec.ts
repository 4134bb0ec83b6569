import { intercept } from '../support/intercept.ts';
import { picture } from '../support/pictures.ts';
import { createProduct, imagesOf, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, freshTest, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';

freshTest.beforeEach(async ({ page }) => {
  await withSession(page);
});

freshTest(
  'pictures: added with progress, moved by keyboard, described, one chosen, one removed',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await page.goto(`/a/products/${product.id}?edit=media`);
    const form = page.getByRole('dialog', { name: 'Edit media' });
    // The first upload finishes last.
    let arrived = 0;
    let letThrough = (): void => undefined;
    const othersArrived = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/admin/uploads', async (route) => {
      if (route.request().postDataBuffer()?.includes('red.png')) await othersArrived;
      const response = await route.fetch();
      await route.fulfill({ response });
      arrived += 1;
      if (arrived === 2) letThrough();
    });
    await form
      .locator('input[type=file]')
      .setInputFiles([
        picture('red.png', [200, 30, 30]),
        picture('green.png', [30, 200, 30]),
        picture('blue.png', [30, 30, 200]),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear all, no picture') },
      ]);
    await expect(form.getByRole('button', { name: /^Move image/ })).toHaveCount(3);
    await expect(form.getByText('Use a JPEG, PNG, WebP, or GIF.')).toHaveCount(2);
    expect(arrived).toBe(3);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    const added = await readProduct(api, product.id);
    const first = imagesOf(added);
    expect(first.map((url) => /red|green|blue/.exec(url)?.[0])).toEqual(['red', 'green', 'blue']);
    expect(added.thumbnail).toBe(first[0]);

    // By keyboard: moves the last image to the front, describes and chooses it, deletes the next.
    await page.getByRole('button', { name: 'Edit media' }).focus();
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Move image 3', exact: true }).focus();
    await page.keyboard.press('Home');
    await expect(
      form.getByRole('status').filter({ hasText: 'Moved to position 1 of 3' }),
    ).toBeAttached();
    await form.getByRole('textbox', { name: 'Alt text for image 1' }).focus();
    await page.keyboard.type('A lamp at dusk');
    await form.getByRole('radio', { name: 'Use image 1 as the thumbnail' }).focus();
    await page.keyboard.press('Space');
    await form.getByRole('button', { name: 'Remove image 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Remove image 2' })).toBeFocused();
    await form.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    const stored = await readProduct(api, product.id);
    expect(imagesOf(stored)).toEqual([first[2], first[0]]);
    expect(stored.thumbnail).toBe(first[2]);
    expect(stored.metadata).toEqual({
      image_alt: { [first[2] ?? '']: 'A lamp at dusk' },
      image_order: [first[2], first[0]],
    });
    await expect(page.getByRole('img', { name: 'A lamp at dusk' })).toBeVisible();
  },
);

/** The server's order is arbitrary. */
async function withPictures(api: Api): Promise<ApiProduct> {
  const images = ['a', 'b', 'c'].map((name) => `/static/${name}-${Date.now()}.png`);
  const { id } = await createProduct(api, { images });
  return readProduct(api, id);
}

freshTest(
  'pictures: a drag puts them into another order',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await withPictures(api);
    const [a, b, c] = imagesOf(product);
    await page.route('**/static/*.png', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/a/products/${product.id}?edit=media`);
    const form = page.getByRole('dialog', { name: 'Edit media' });
    const from = await form
      .getByRole('button', { name: 'Move image 1', exact: true })
      .boundingBox();
    const to = await form.getByRole('button', { name: 'Move image 3', exact: true }).boundingBox();
    if (!from || !to) throw new Error('The pictures are not on the screen');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 12 });
    await page.mouse.up();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(imagesOf(await readProduct(api, product.id))).toEqual([b, c, a]);
  },
);

freshTest(
  'pictures: a new order that fails leaves every picture with the product, and the retry saves it',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await withPictures(api);
    const [a, b, c] = imagesOf(product);
    const stored = async (): Promise<string[]> =>
      ((await readProduct(api, product.id)).images ?? []).map(({ url }) => url).toSorted();
    await page.route('**/static/*.png', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/a/products/${product.id}?edit=media`);
    const form = page.getByRole('dialog', { name: 'Edit media' });
    // Each save loses another call, until none is left to lose.
    let posts = 0;
    let lost = 0;
    await intercept(page, `**/admin/products/${product.id}`, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      posts += 1;
      return posts === lost
        ? route.fulfill({ status: 500, json: { type: 'unknown_error', message: 'Not now' } })
        : route.fallback();
    });
    for (lost = 1; lost <= 3; lost += 1) {
      posts = 0;
      await form.getByRole('button', { name: 'Move image 3', exact: true }).press('Home');
      await form.getByRole('button', { name: 'Save' }).click();
      const hasFailed = form.getByRole('alert').filter({ hasText: 'Not now' });
      await expect
        .poll(async () => (await hasFailed.isVisible()) || !(await form.isVisible()))
        .toBe(true);
      expect(await stored()).toEqual(imagesOf(product).toSorted());
      if (posts < lost) break;
      await form.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(form).toBeHidden();
      expect(await stored()).toEqual(imagesOf(product).toSorted());
      await page.getByRole('button', { name: 'Edit media' }).click();
    }
    expect(lost).toBe(2);
    await expect(form).toBeHidden();
    expect(imagesOf(await readProduct(api, product.id))).toEqual([c, a, b]);
  },
);

freshTest(
  'pictures: what two people add, remove and move is put together; only two new orders are asked about',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await withPictures(api);
    const [a, b, c] = imagesOf(product);
    const others = ['d', 'e'].map((name) => `/static/${name}-${Date.now()}.png`);
    const [d, e] = others;
    const setElsewhere = (...images: (string | undefined)[]): Promise<unknown> =>
      api.post(`/admin/products/${product.id}`, { images, metadata: { image_order: images } });
    await page.route('**/static/*.png', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/a/products/${product.id}?edit=media`);
    const form = page.getByRole('dialog', { name: 'Edit media' });
    const moveLast = (number: number): Promise<void> =>
      form.getByRole('button', { name: `Move image ${number}`, exact: true }).press('Home');
    await moveLast(3);
    await setElsewhere(a, b, c, d);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(imagesOf(await readProduct(api, product.id))).toEqual([c, a, b, d]);

    await page.getByRole('button', { name: 'Edit media' }).click();
    await moveLast(4);
    await form.getByRole('button', { name: 'Remove image 2' }).click();
    await setElsewhere(b, c, a, d, e);
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Changed by someone else' });
    const row = question.getByRole('row', { name: 'Image order' });
    const names = (...urls: (string | undefined)[]): (string | RegExp)[] =>
      urls.map((url) => url?.split('/').at(-1) ?? '');
    await expect(row.getByRole('list').first().getByRole('listitem')).toHaveText(names(d, a, b, e));
    await expect(row.getByRole('list').last().getByRole('listitem')).toHaveText(names(b, a, d, e));
    await question.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(form).toBeHidden();
    expect(imagesOf(await readProduct(api, product.id))).toEqual([d, a, b, e]);
  },
);
