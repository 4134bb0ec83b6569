import type { Page } from '@playwright/test';
import { findFlaws } from '../support/geometry.ts';
import { makeLongRecords } from '../support/hostile.ts';
import type { LongRecords } from '../support/hostile.ts';
import { OPENINGS } from '../support/openings.ts';
import type { Opening } from '../support/openings.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test as base, withSession } from '../support/test.ts';

const test = base.extend<object, { longRecords: LongRecords }>({
  longRecords: [
    async ({ workerApi, playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      await use(await makeLongRecords(workerApi, request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Milliseconds for many screens in 21 languages and six widths. */
const LONG = 30 * 60_000;

/** Milliseconds until something that should open has opened. */
const PATIENCE = 20_000;

const stands = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // The gallery shows what stands for something that is on its way.
  if (page.url().includes('/gallery/')) return;
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
};

/** Goes to an address as a link of the app does, without loading the page again. */
async function visit(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  for (const step of ['/a/nowhere', path]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, step);
    await stands(page);
  }
}

/** Looks at one state after the other, and tells of all that is wrong at the end. */
async function look(page: Page, openings: readonly Opening[], records: LongRecords): Promise<void> {
  test.setTimeout(LONG);
  page.setDefaultTimeout(PATIENCE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/a/nowhere');
  await stands(page);
  const flaws: string[] = [];
  for (const { name, path, open } of openings) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      if (path) await visit(page, path(records));
      await open?.(page, records);
      flaws.push(...(await findFlaws(page, name)));
    });
  }
  expect(flaws).toEqual([]);
}

const inside = SCREENS.filter(({ isOpen }) => !isOpen);

test('nothing is cut and nothing overlaps: screens for everybody', async ({ page, records }) => {
  test.setTimeout(LONG);
  const flaws: string[] = [];
  for (const { name, path, isOpen } of SCREENS) {
    if (!isOpen) continue;
    await page.goto(path(records));
    await stands(page);
    flaws.push(...(await findFlaws(page, name)));
  }
  expect(flaws).toEqual([]);
});

for (const [name, openings] of Object.entries({ screens: inside, ...OPENINGS })) {
  test(`nothing is cut and nothing overlaps: ${name}`, async ({ page, longRecords }) => {
    await withSession(page);
    await look(page, openings, longRecords);
  });
}
