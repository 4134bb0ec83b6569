import { expect, goTo, test } from '../support/test.ts';

for (const [reading, address, next, back] of [
  ['from left to right', '/gallery/charts', 'ArrowRight', 'ArrowLeft'],
  ['from right to left', '/gallery/charts?lng=ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(
    `arrows go through the points of a chart as the eye does ${reading}`,
    { tag: '@all' },
    async ({ page }) => {
      await goTo(page, address);
      const section = page.getByRole('region', { name: 'Gaps and negative values' });
      const facts = section.locator('.recharts-tooltip-wrapper');
      await section.getByRole('img', { name: 'Net sales with gaps' }).focus();
      await expect(facts).toBeVisible();
      await expect(facts).not.toContainText('–');
      // The second point has no value.
      await page.keyboard.press(next);
      await expect(facts).toContainText('–');
      await page.keyboard.press(next);
      await expect(facts).not.toContainText('–');
      await page.keyboard.press(back);
      await expect(facts).toContainText('–');
      await page.keyboard.press('Escape');
      await expect(facts).toBeHidden();
    },
  );
}
