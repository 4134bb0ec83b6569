import AxeBuilder from '@axe-core/playwright';
import { expect, expectNoViolations, test } from '../support/test.ts';

const parts = ['list', 'inputs', 'overlays', 'data', 'files', 'states', 'picker'];

for (const scheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar']) {
    for (const { width, height, device } of [
      { width: 1280, height: 800, device: 'desktop' },
      { width: 390, height: 844, device: 'phone' },
    ]) {
      test(`axe finds nothing in any part: ${scheme}, ${language}, ${device}`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        for (const part of parts) {
          await page.goto(`/gallery/${part}?lng=${language}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          if (part === 'list') await page.getByRole('checkbox').nth(2).check();
          await test.step(part, () => expectNoViolations(page));
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, part).toBeLessThanOrEqual(0);
        }
        for (const button of ['Layered dialog', 'Wizard', 'Confirm by name']) {
          await page.goto(`/gallery/overlays?lng=${language}`);
          await page.getByRole('button', { name: button }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await test.step(button, () => expectNoViolations(page));
        }
        await page.goto(`/gallery/picker?lng=${language}`);
        await page.getByRole('combobox').first().click();
        await expect(page.getByRole('option').first()).toBeVisible();
        // A list of choices belongs to its field, wherever it stands in the document.
        const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      });
    }
  }
}
