import { createProduct } from '../support/products.ts';
import { createSets } from '../support/sets.ts';
import { expect, expectNoViolations, test, withSession } from '../support/test.ts';

type Sets = Awaited<ReturnType<typeof createSets>>;

const screens = [
  { name: 'sign-in', path: () => '/login', session: false },
  { name: 'not found', path: () => '/nowhere', session: false },
  { name: 'product list', path: () => '/a/products', session: true },
  { name: 'empty list', path: () => '/a/products?q=nothing-has-this-name', session: true },
  { name: 'product', path: (id: string) => `/a/products/${id}`, session: true },
  { name: 'product form', path: (id: string) => `/a/products/${id}?edit=general`, session: true },
  { name: 'missing product', path: () => '/a/products/prod_nothing', session: true },
  { name: 'collection list', path: () => '/a/collections', session: true },
  { name: 'collection', path: (_id: string, sets: Sets) => sets.collection, session: true },
  { name: 'category', path: (_id: string, sets: Sets) => sets.category, session: true },
  {
    name: 'category form',
    path: (_id: string, sets: Sets) => `${sets.category}?edit=general`,
    session: true,
  },
];

for (const scheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    for (const { width, height, device } of [
      { width: 1280, height: 800, device: 'desktop' },
      { width: 390, height: 844, device: 'phone' },
    ]) {
      test(`axe finds nothing: ${scheme}, ${language}, ${device}`, async ({ page, api }) => {
        test.slow();
        const product = await createProduct(api, { subtitle: 'For axe', tags: [{ value: 'axe' }] });
        const sets = await createSets(api, product.id);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        for (const screen of screens.toSorted((a, b) => Number(a.session) - Number(b.session))) {
          if (screen.session) await withSession(page);
          const path = screen.path(product.id, sets);
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await page.waitForLoadState('networkidle');
          await test.step(screen.name, () => expectNoViolations(page));
          // Nothing sticks out at the side.
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, screen.name).toBeLessThanOrEqual(0);
        }
      });
    }
  }
}
