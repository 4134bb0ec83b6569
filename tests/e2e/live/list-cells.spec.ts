import { declaredScreens } from '../../../scripts/lib/declared-screens.ts';
import { cellsOf } from '../support/cells.ts';
import { readCustomer } from '../support/customers.ts';
import { readCard } from '../support/gift-cards.ts';
import type { LongRecords } from '../support/hostile.ts';
import { settle } from '../support/steps.ts';
import { expect, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';

/** Pixels. */
const WIDTHS = [1440, 1920];
const HEIGHT = 900;

const LISTS = declaredScreens().flatMap(({ kind, route }) => (kind === 'list' ? [route] : []));

const idIn = (path: string): string => path.split('/').at(-1) ?? '';

const emailOf = async ({ customer }: LongRecords, api: Api): Promise<string> =>
  (await readCustomer(api, idIn(customer))).email;

/** Finds the long record where `word` doesn't. */
const TERMS: Record<string, (records: LongRecords, api: Api) => Promise<string>> = {
  orders: emailOf,
  drafts: emailOf,
  returns: emailOf,
  'gift-cards': async ({ giftCard }, api) => (await readCard(api, idIn(giftCard))).code,
};

// Workers share the lists.
test.describe.configure({ mode: 'parallel' });

for (const route of LISTS) {
  test(
    `a list shows names, figures, dates and states whole: ${route}`,
    { tag: '@all' },
    async ({ page, api, longRecords }) => {
      const term = (await TERMS[route]?.(longRecords, api)) ?? longRecords.word;
      const visits = { seeded: `/a/${route}`, long: `/a/${route}?q=${encodeURIComponent(term)}` };
      const table: Record<string, Record<string, string>> = {};
      const findings: string[] = [];
      for (const [data, path] of Object.entries(visits)) {
        await goTo(page, path);
        await expect(page.locator('main tbody tr:has(a)').first()).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          expect(await settle(page)).toBeUndefined();
          for (const { column, kind, cells, cut, broken } of await cellsOf(page)) {
            const look = `${data}, ${width} px`;
            const told = `${cut.length} of ${cells}`;
            table[column] = { kind, ...table[column], [look]: told };
            for (const text of new Set(broken)) {
              findings.push(`${route}, ${look}: ${column} cuts “${text}”`);
            }
          }
        }
      }
      console.log(`Cut cells: ${route}`);
      console.table(table);
      expect(findings).toEqual([]);
    },
  );
}

test('a date without room is found', { tag: '@all' }, async ({ page, longRecords }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await goTo(page, `/a/collections?q=${longRecords.word}`);
  await expect(page.locator('main tbody time').first()).toBeVisible();
  await page
    .locator('main thead th[data-align=end]')
    .last()
    .evaluate((head) => {
      if (head instanceof HTMLElement) head.style.inlineSize = '40px';
    });
  const found = await cellsOf(page);
  expect(found.filter(({ broken }) => broken.length > 0)).toHaveLength(1);
});
