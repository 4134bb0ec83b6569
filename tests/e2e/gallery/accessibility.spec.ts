import type { Page } from '@playwright/test';
import { looksIn } from '../support/looks.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

/** What is looked at: a part's page, and what is done there first. */
const states: { name: string; part: string; prepare?: (page: Page) => Promise<void> }[] = [
  {
    name: 'list with a selection',
    part: 'list',
    prepare: (page) => page.getByRole('checkbox').nth(2).check(),
  },
  ...['inputs', 'overlays', 'data', 'grid', 'files', 'states', 'parts', 'picker'].map((part) => ({
    name: part,
    part,
  })),
  ...['Layered dialog', 'Wizard', 'Confirm by name', 'Drawer'].map((button) => ({
    name: button,
    part: 'overlays',
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  })),
  {
    name: 'a note that is refused',
    part: 'parts',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Note' }).fill('fail');
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByText('Not today')).toBeVisible();
    },
  },
  {
    name: 'open picker',
    part: 'picker',
    prepare: async (page) => {
      await page.getByRole('combobox').first().click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];

for (const language of ['en', 'ar'] as const) {
  for (const { name, part, prepare } of states) {
    test(`axe finds nothing, light and dark, desktop and phone: ${name}, ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/gallery/${part}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await prepare?.(page);
      for (const { device, size, colorScheme } of looksIn(language)) {
        await test.step(`${device}, ${colorScheme}`, async () => {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute(
            'data-mantine-color-scheme',
            colorScheme,
          );
          await expectNoViolations(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
