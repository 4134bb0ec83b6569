import { callsOf } from '../support/calls.ts';
import { intercept } from '../support/intercept.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, freshTest, withSession } from '../support/test.ts';
import { watchStart } from '../support/visit.ts';

type Json = Record<string, unknown>;

const MANY = 150;
/** Second pages of lists that are read whole. */
const FURTHER_PAGES = 6;

const LISTS: ReadonlySet<string> = new Set([
  'customer_groups',
  'groups',
  'publishable_api_keys',
  'regions',
  'sales_channels',
  'stock_locations',
]);

const PAGES: ReadonlySet<string> = new Set([
  'API key',
  'collection',
  'customer',
  'customer group',
  'discount',
  'draft',
  'gift card',
  'inventory item',
  'location',
  'order',
  'price list',
  'product',
  'region',
  'reservation',
  'sales channel',
  'shipping profile',
  'tax rate',
  'taxes of a region',
]);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsUpTo = (
  rows: readonly unknown[],
  first: Json,
  offset: number,
  limit: number,
): unknown[] =>
  Array.from(
    { length: Math.max(rows.length, Math.min(limit, MANY - offset)) },
    (_, at) => rows[at] ?? { ...first, id: `${String(first['id'])}_${offset + at}` },
  );

/** Fills the lists within a record. */
function filled(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const rows = value as unknown[];
    const [first] = rows;
    if (LISTS.has(name) && isRecord(first)) return rowsUpTo(rows, first, 0, MANY);
    return rows.map((row) => filled(row));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, key)]));
}

/** @param firsts by list and selection, for pages that the store doesn't have */
function enlarged(answer: Json, query: URLSearchParams, firsts: Map<string, Json>): unknown {
  const name = Object.keys(answer).find((key) => LISTS.has(key));
  const rows = name === undefined ? undefined : answer[name];
  if (name === undefined || !Array.isArray(rows) || !('count' in answer)) return filled(answer);
  if ([...query.keys()].some((key) => /^(?:id|q)\b/.test(key))) return answer;
  const selection = [name, query.get('fields'), query.get('expand')].join();
  const first = (rows as unknown[])[0] ?? firsts.get(selection);
  if (!isRecord(first)) return answer;
  firsts.set(selection, first);
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? MANY);
  return { ...answer, count: MANY, [name]: rowsUpTo(rows, first, offset, limit) };
}

const pages = SCREENS.filter(({ name }) => PAGES.has(name));

freshTest('each record page is tried', { tag: '@all' }, () => {
  expect(new Set(pages.map(({ name }) => name))).toEqual(PAGES);
});

for (const { name, path } of pages) {
  freshTest(
    `${name}: no more calls with 150 keys, regions, locations, channels and groups`,
    { tag: '@all' },
    async ({ page, records }) => {
      let isLarge = false;
      const firsts = new Map<string, Json>();
      await intercept(
        page,
        ({ pathname }) => /^\/(?:admin|store)\//.test(pathname),
        async (route) => {
          if (!isLarge || route.request().method() !== 'GET') return route.fallback();
          const response = await route.fetch();
          if (!response.ok()) return route.fulfill({ response });
          const { searchParams } = new URL(route.request().url());
          const answer = (await response.json()) as Json;
          return route.fulfill({ json: enlarged(answer, searchParams, firsts) });
        },
      );
      await withSession(page);
      const settled = watchStart(page);
      const open = async (): Promise<string[]> => {
        await page.goto(path(records));
        await settled();
        const { before } = await callsOf(page);
        return before.filter((call) => !call.startsWith('/admin/batch-jobs'));
      };
      const few = await open();
      isLarge = true;
      const many = await open();
      expect(many.length, many.join(' ')).toBeLessThanOrEqual(few.length + FURTHER_PAGES);
    },
  );
}
