import type { Page } from '@playwright/test';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../../../scripts/lib/pseudo.ts';
import { createProduct } from '../support/products.ts';
import { createSets } from '../support/sets.ts';
import { expect, test, withSession } from '../support/test.ts';

/**
 * The texts of a page that no translation holds, other than the given ones, which are data. Names for screen readers and
 * placeholders count too.
 */
async function untranslated(page: Page, data: string[]): Promise<string[]> {
  const found = await page.evaluate(() => {
    // The tab's title ends with the product's name, which is no text to translate.
    const texts: string[] = [document.title.replace(/ · Quartermaster$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, [data-no-translate]')) continue;
      // A sentence with a part in bold is one text in several nodes.
      texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[data-no-translate], [aria-hidden="true"]'))
          texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
  return [...new Set(found.map((text) => text.trim()))].filter((text) => {
    const wrapped = text.includes(PSEUDO_OPEN) || text.includes(PSEUDO_CLOSE);
    const isWord = /\p{L}/u.test(text);
    return isWord && !wrapped && !data.some((known) => known.includes(text));
  });
}

const DATES = /^(\d{1,2} \w{3,4} \d{4}.*|\w{3} \d{1,2}, \d{4}.*)$/;

test('every text of every screen comes from the translations', async ({ page, api }) => {
  const product = await createProduct(api, { subtitle: 'For nights', tags: [{ value: 'brass' }] });
  const check = async (path: string, data: string[] = []): Promise<void> => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=zz`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const texts = await untranslated(page, ['Quartermaster', ...data]);
    expect(
      texts.filter((text) => !DATES.test(text)),
      path,
    ).toEqual([]);
  };
  await check('/login');
  await check('/nowhere');
  await withSession(page);
  const { products } = await api.get<{
    products: {
      title: string;
      subtitle: string | null;
      collection: { title: string } | null;
      type: { value: string } | null;
      sales_channels: { name: string }[];
    }[];
  }>('/admin/products?limit=100&is_giftcard=false&expand=collection,type,sales_channels');
  const listed = products.flatMap((one) => [
    one.title,
    one.subtitle ?? '',
    one.collection?.title ?? '',
    one.type?.value ?? '',
    ...one.sales_channels.map(({ name }) => name),
    one.sales_channels.map(({ name }) => name).join(', '),
  ]);
  const user = ['Ada Quartermaster', 'AQ'];
  await check('/a/products', [...listed, ...user]);
  await check('/a/products?q=nothing-has-this-name', user);
  const channels = products.flatMap((one) => one.sales_channels.map(({ name }) => name));
  const own = [
    ...channels,
    product.title,
    product.handle,
    `/${product.handle}`,
    'For nights',
    'brass',
    ...user,
  ];
  await check(`/a/products/${product.id}`, own);
  await check(`/a/products/${product.id}?edit=general`, own);
  await check('/a/products/prod_nothing', user);
  const sets = await createSets(api, product.id);
  const { collections } = await api.get<{ collections: { title: string; handle: string }[] }>(
    '/admin/collections?limit=5000',
  );
  const { product_categories: categories } = await api.get<{
    product_categories: { name: string; handle: string; description: string }[];
  }>('/admin/product-categories?limit=5000');
  const setData = [
    ...collections.flatMap(({ title, handle }) => [title, `/${handle}`]),
    ...categories.flatMap(({ name, handle }) => [name, `/${handle}`]),
    ...own,
  ];
  await check('/a/collections', setData);
  await check('/a/collections?edit=new', setData);
  await check(sets.collection, setData);
  await check('/a/categories', setData);
  await check(sets.category, setData);
  await check(`${sets.category}?edit=general`, setData);
});
