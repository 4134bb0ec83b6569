import type { Locator, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { timeTo } from './pages.ts';
import { KEY_DELAY, scroll } from './hands.ts';
import type { Store } from './stores.ts';
import { busyDuring, busySince } from './tasks.ts';
import type { Work } from './work.ts';

const CODES = 10_000;

/** Template id per store. */
const templates = new Map<Store, string>();

/** By SQL: the API creates codes one by one. @returns the template's id */
async function makeCodes(page: Page, store: Store): Promise<string> {
  const known = templates.get(store);
  if (known) return known;
  const { regions } = (await (
    await page.request.get(`${store.url}/admin/regions?limit=1`)
  ).json()) as { regions: { id: string }[] };
  const answer = await page.request.post(`${store.url}/admin/discounts`, {
    data: {
      code: 'MANY',
      is_dynamic: true,
      usage_limit: 1,
      regions: regions.map(({ id }) => id),
      rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Many codes' },
    },
  });
  const { discount } = (await answer.json()) as { discount: { id: string; rule_id: string } };
  await inDatabase(
    store,
    `insert into discount (id, code, is_dynamic, rule_id, is_disabled, parent_discount_id, starts_at, ends_at, usage_limit, usage_count)
     select 'disc_many_' || lpad(n::text, 6, '0'), 'MANY-' || upper(substr(md5(n::text), 1, 10)), true, $1, n % 50 = 0, $2,
            now(), now() + interval '30 days', 1, n % 2
     from generate_series(1, $3::int) n`,
    [discount.rule_id, discount.id, CODES],
  );
  templates.set(store, discount.id);
  return discount.id;
}

const section = (page: Page): Locator => page.getByRole('region', { name: 'Codes', exact: true });

async function openCodes(page: Page, store: Store): Promise<void> {
  const id = await makeCodes(page, store);
  await timeTo(page, `${store.url}/a/discounts/${id}?size=100&lng=en`, 'main h2');
  await section(page).locator('tbody a[href*="/discounts/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

export const CODE_WORKS: readonly Work[] = [
  {
    name: '10,000 codes: opening',
    isOpening: true,
    run: async (page, store) => {
      await openCodes(page, store);
      return busySince(page, 0);
    },
  },
  {
    name: '10,000 codes: typing a search',
    run: async (page, store) => {
      await openCodes(page, store);
      return busyDuring(page, async () => {
        const search = section(page).getByRole('searchbox', { name: 'Search codes' });
        await search.pressSequentially('many-c4ca', { delay: KEY_DELAY });
        await section(page)
          .getByRole('link', { name: /^MANY-C4CA/ })
          .first()
          .waitFor();
      });
    },
  },
  {
    name: '10,000 codes: scrolling, sorting and turning pages',
    run: async (page, store) => {
      await openCodes(page, store);
      return busyDuring(page, async () => {
        await section(page).hover({ position: { x: 80, y: 80 } });
        await scroll(page, 400, -400);
        await section(page).getByRole('button', { name: 'Code', exact: true }).click();
        await section(page)
          .getByRole('link', { name: /^MANY-0/ })
          .first()
          .waitFor();
        await section(page).getByRole('button', { name: 'Next page' }).click();
        await page.waitForURL(/page=2/);
      });
    },
  },
];
