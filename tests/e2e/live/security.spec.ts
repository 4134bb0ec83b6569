import { randomUUID } from 'node:crypto';
import { payload } from '../support/markup.ts';
import { createProduct } from '../support/products.ts';
import { expect, freshTest } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';
import { stands, watchRequests } from '../support/visit.ts';

const code = encodeURIComponent('javascript:window.ran=1');
const inQuery = (mark: string): string => encodeURIComponent(payload(mark));

freshTest(
  'markup in addresses and in a name is shown as text and never runs',
  { tag: '@all' },
  async ({ page, api }) => {
    const name = { first_name: payload('first name'), last_name: payload('last name') };
    await withQuietSessionOf(page, await createUser(api, name));
    const product = await createProduct(api, { title: payload(randomUUID()) });
    const paths = [
      `/a/products?q=${inQuery('title')}`,
      `/login?next=${code}`,
      `/reset-password?token=${inQuery('token')}&email=${inQuery('email')}`,
      `/invite?token=${inQuery('token')}`,
      `/${inQuery('address')}`,
      `/a/products/${product.id}`,
    ];
    for (const path of paths) {
      const isQuiet = watchRequests(page);
      await page.goto(path);
      await stands(page);
      await isQuiet();
      expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  },
);

freshTest('what was uploaded runs nowhere', async ({ page, api }) => {
  await withQuietSessionOf(page, await createUser(api));
  const upload = async (name: string, mimeType: string, text: string): Promise<string> => {
    const files = { name, mimeType, buffer: Buffer.from(text) };
    const answer = await page.request.post('/admin/uploads', { multipart: { files } });
    const { uploads } = (await answer.json()) as { uploads: { url: string }[] };
    return new URL(uploads[0]?.url ?? '').pathname;
  };
  const script = await upload('a.js', 'text/javascript', 'document.title = "ran"; var ran = 1;');
  const html = `<title>Upload</title><script src="${script}"></script><p>Hello</p>`;
  await page.goto(await upload('a.html', 'text/html', html));
  await expect(page.getByText('Hello')).toBeVisible();
  await expect(page).toHaveTitle('Upload');
  await page.goto('/a/products');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate((path) => import(path).then(String, () => 'refused'), script)).toBe(
    'refused',
  );
});
