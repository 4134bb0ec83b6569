import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isShort } from '../../support/short.ts';
import { looksIn } from '../support/looks.ts';
import type { Look } from '../support/looks.ts';
import { payload } from '../support/markup.ts';
import { SCREENS, makeRecords, withQuery } from '../support/screens.ts';
import type { Records, Screen } from '../support/screens.ts';
import { expect, expectNoViolations, test as base, withSession } from '../support/test.ts';
import { watchTexts } from '../support/untranslated.ts';
import { changeLanguage, stands, visit, watchRequests } from '../support/visit.ts';

// Long, and near the end: each worker takes a part.
base.describe.configure({ mode: 'parallel' });

const test = base.extend<object, { markedRecords: Records }>({
  /** Records whose texts are markup, which must be shown as it is written. */
  markedRecords: [
    async ({ workerApi }, use) => {
      await use(await makeRecords(workerApi, (field) => `${payload(field)} ${randomUUID()}`));
    },
    { scope: 'worker' },
  ],
});

/** How far the page sticks out at its side, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Looks at the page as it stands, in another language, size and scheme. */
async function look(page: Page, { language, size, colorScheme }: Look): Promise<void> {
  await changeLanguage(page, language);
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // The schemes differ in nothing but colors: what was tried in the light one needs no second look.
  const onlyColors = colorScheme === 'dark' && !isShort;
  await expectNoViolations(page, onlyColors ? { rules: ['color-contrast'] } : {});
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** In the short form the pseudo-language stands for English: it reads in the same direction. */
const LOOKS: readonly Look[] = [...(isShort ? [] : looksIn('en')), ...looksIn('ar')];

/**
 * Tries screens on one page, one after the other: their texts are translated, markup in the store's texts does not run,
 * axe finds nothing, and nothing sticks out at the side.
 *
 * @param open goes to an address
 */
async function audit(
  page: Page,
  screens: readonly Screen[],
  records: Records,
  open: (path: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(screens.length * 60_000);
  const untranslated = watchTexts(page);
  const isQuiet = watchRequests(page);
  for (const { name, path } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(path(records));
      await isQuiet();
      await stands(page);
      await expect.poll(untranslated).toEqual([]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await expectNoViolations(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const one of LOOKS) await look(page, one);
      await changeLanguage(page, 'zz');
    });
  }
}

const inside = SCREENS.filter(({ isOpen }) => !isOpen);

test('screens for everybody are translated, safe and accessible', async ({
  page,
  markedRecords,
}) => {
  const open = SCREENS.filter(({ isOpen }) => isOpen);
  await audit(page, open, markedRecords, async (path) => {
    await page.goto(withQuery(path, 'lng=zz'));
  });
});

for (const area of new Set(inside.map((screen) => screen.area))) {
  const screens = inside.filter((screen) => screen.area === area);
  test(`screens are translated, safe and accessible: ${area}`, async ({ page, markedRecords }) => {
    await withSession(page);
    await page.goto('/a/nowhere?lng=zz');
    await stands(page);
    await audit(page, screens, markedRecords, (path) => visit(page, path));
  });
}
