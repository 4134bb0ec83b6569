import { randomUUID } from 'node:crypto';
import { createProduct } from '../support/products.ts';
import { createSets } from '../support/sets.ts';
import { expect, test } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';

const payload = (mark: string): string =>
  `<img src=x onerror="window.ran='${mark}'"><script>window.ran='${mark}'</script>{{constructor}} ${mark}`;

test('markup in the store’s texts is shown as text and never runs', async ({ page, api }) => {
  const product = await createProduct(api, {
    // Its handle is made from it and must be new.
    title: `${payload('title')} ${randomUUID()}`,
    subtitle: payload('subtitle'),
    description: payload('description'),
    material: payload('material'),
    tags: [{ value: payload('tag') }],
  });
  const sets = await createSets(api, product.id, payload('set'));
  await withQuietSessionOf(page, await createUser(api));
  for (const path of [
    `/a/products?q=${encodeURIComponent('title')}`,
    `/a/products/${product.id}`,
    `/a/products/${product.id}?edit=general`,
    '/a/collections',
    sets.collection,
    `${sets.category}?edit=general`,
    `/login?next=${encodeURIComponent('javascript:window.ran=1')}`,
    `/reset-password?token=${encodeURIComponent(payload('token'))}&email=${encodeURIComponent(payload('email'))}`,
    `/invite?token=${encodeURIComponent(payload('token'))}`,
    `/${encodeURIComponent(payload('address'))}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
  }
  await page.goto(`/a/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
});
