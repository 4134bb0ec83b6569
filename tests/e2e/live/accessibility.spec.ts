import type { Page } from '@playwright/test';
import { isShort, looksIn } from '../support/looks.ts';
import { SCREENS, withQuery } from '../support/screens.ts';
import { expect, expectNoViolations, test, withSession } from '../support/test.ts';

/** How far the page sticks out at its side, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const screen of SCREENS) {
  test(`axe finds nothing, light and dark, both directions, desktop and phone: ${screen.name}`, async ({
    page,
    records,
  }) => {
    test.slow();
    const path = screen.path(records);
    if (!screen.isOpen) await withSession(page);
    for (const language of ['en', 'ar'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(withQuery(path, `lng=${language}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      for (const { device, size, colorScheme } of looksIn(language)) {
        await test.step(`${language}, ${device}, ${colorScheme}`, async () => {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute(
            'data-mantine-color-scheme',
            colorScheme,
          );
          // The schemes differ in nothing but colours: what was tried in the light one needs no second look.
          const onlyColours = colorScheme === 'dark' && !isShort;
          await expectNoViolations(page, onlyColours ? { rules: ['color-contrast'] } : {});
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        });
      }
    }
  });
}
