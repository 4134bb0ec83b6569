import type { Page } from '@playwright/test';
import { SCREENS, makeRecords, withQuery } from '../support/screens.ts';
import { expect, expectNoViolations, test, withSession } from '../support/test.ts';

const DEVICES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** How far the page sticks out at its side, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const screen of SCREENS) {
  test(`axe finds nothing, light and dark, both directions, desktop and phone: ${screen.name}`, async ({
    page,
    api,
  }) => {
    test.slow();
    const path = screen.path(await makeRecords(api));
    if (!screen.isOpen) await withSession(page);
    for (const language of ['en', 'ar']) {
      await page.setViewportSize(DEVICES.desktop);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(withQuery(path, `lng=${language}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      for (const [device, size] of Object.entries(DEVICES)) {
        await page.setViewportSize(size);
        for (const colorScheme of ['light', 'dark'] as const) {
          await test.step(`${language}, ${device}, ${colorScheme}`, async () => {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveAttribute(
              'data-mantine-color-scheme',
              colorScheme,
            );
            // The schemes differ in nothing but colours.
            await expectNoViolations(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
            expect(await overflow(page)).toBeLessThanOrEqual(0);
          });
        }
      }
    }
  });
}
