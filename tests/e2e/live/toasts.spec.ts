import type { Locator, Page } from '@playwright/test';
import { intercept, release } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';

const WIDTHS = [360, 820, 1024, 1440];

/** Buttons and links of section headers and side texts under the toast. */
const covered = (toast: Locator): Promise<string[]> =>
  toast.evaluate((element) => {
    const over = element.getBoundingClientRect();
    const meets = (part: Element): boolean => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      return (
        width > 0 &&
        left < over.right &&
        right > over.left &&
        top < over.bottom &&
        bottom > over.top
      );
    };
    const stays = element.closest('[data-stays]') !== null || window.innerWidth < 768;
    const parts = stays
      ? 'main :is(button, a, h1, h2, p, dd, td)'
      : 'main :is(button, h1), aside *';
    return [...document.querySelectorAll(parts)]
      .filter(meets)
      .map((part) => part.getAttribute('aria-label') ?? part.textContent);
  });

async function setStatus(page: Page): Promise<void> {
  await page.locator('main header button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
}

for (const language of ['en', 'ar', 'de']) {
  test(
    `toasts leave what is read and pressed free (${language})`,
    { tag: '@all' },
    async ({ page, api }) => {
      const product: ApiProduct = await createProduct(api);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await goTo(page, `/a/products/${product.id}?lng=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
        const refuse = `**/admin/products/${product.id}`;
        await intercept(page, refuse, async (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } })
            : route.fallback(),
        );
        await setStatus(page);
        const failure = page.getByRole('alert').filter({ hasText: 'Not today' });
        await expect(failure).toBeVisible();
        await expect
          .poll(async () => ({ width, covered: await covered(failure) }))
          .toEqual({ width, covered: [] });
        await release(page, refuse);
        await failure.getByRole('button').click();
        await expect(failure).toBeHidden();
        await setStatus(page);
        // The page's title is said, too.
        const success = page
          .locator('.mantine-Notifications-root')
          .getByRole('status')
          .filter({ hasText: product.title });
        await success.hover();
        await expect
          .poll(async () => ({ width, covered: await covered(success) }))
          .toEqual({ width, covered: [] });
        // It stays under the pointer; the button before is for undoing.
        await success.getByRole('button').last().click();
        await expect(success).toBeHidden();
      }
    },
  );
}
