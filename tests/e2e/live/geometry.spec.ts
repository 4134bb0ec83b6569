import type { Page } from '@playwright/test';
import { findFlaws } from '../support/geometry.ts';
import { makeLongRecords } from '../support/hostile.ts';
import type { LongRecords } from '../support/hostile.ts';
import { OPENINGS } from '../support/openings.ts';
import type { Opening } from '../support/openings.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, expectNoViolations, test as base, withSession } from '../support/test.ts';
import { stands, visit } from '../support/visit.ts';

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

// The longest of all: each worker takes a part.
test.describe.configure({ mode: 'parallel' });

/** Milliseconds for many screens in 21 languages and six widths. */
const LONG = 120 * 60_000;

/** Milliseconds until something that should open has opened. */
const PATIENCE = 20_000;

/** What axe looks at: a dialog where one is open, for what lies under it has been looked at. */
async function partOf(page: Page): Promise<{ within?: string }> {
  const dialogs = await page.getByRole('dialog').count();
  return dialogs > 0 ? { within: '[role=dialog]' } : {};
}

/** Looks at one state after the other, and tells of all that is wrong at the end. */
async function look(page: Page, openings: readonly Opening[], records: LongRecords): Promise<void> {
  test.setTimeout(LONG);
  page.setDefaultTimeout(PATIENCE);
  await page.goto('/a/nowhere');
  await stands(page);
  const flaws: string[] = [];
  for (const { name, path, open } of openings) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      if (path) await visit(page, path(records));
      await open?.(page, records);
      if (open) await expectNoViolations(page, await partOf(page));
      flaws.push(...(await findFlaws(page, name)));
    });
  }
  expect(flaws).toEqual([]);
}

const inside = SCREENS.filter(({ isOpen }) => !isOpen);
const byArea = [...new Set(inside.map(({ area }) => area))].map(
  (area) => [`screens of ${area}`, inside.filter((screen) => screen.area === area)] as const,
);

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

for (const [name, openings] of [...byArea, ...Object.entries(OPENINGS)]) {
  test(`nothing is cut and nothing overlaps: ${name}`, async ({ page, longRecords }) => {
    await withSession(page);
    await look(page, openings, longRecords);
  });
}
