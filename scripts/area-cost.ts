/**
 * `npm run area-cost`: what a list, a record's page, a text field and a save cost an area in files and lines of code,
 * without tests, styles and texts. Fails above the limits that docs/area.md names.
 */
import { readFileSync } from 'node:fs';
import {
  codeFiles,
  columnsOf,
  costOf,
  filtersOf,
  formsOf,
  sectionsOf,
  wayOfSave,
} from './lib/area-cost.ts';
import type { Cost } from './lib/area-cost.ts';
import { inRoot } from './lib/paths.ts';
import { exit } from './lib/stop.ts';
import { tryTextField } from './lib/text-field.ts';

/** The limits of a list with 5 columns and 3 filters, and of a page with 4 sections and 3 forms. */
const LIST = { parts: 5 + 3, files: 5, lines: 190 };
const PAGE = { parts: 4 + 3, files: 7, lines: 380 };
const FIELD = { parts: 1, files: 2, lines: 6 };
const WAY = { files: 5 };

/** A page that does more than the limit speaks of, and why: held at what it costs. */
const ABOVE: Readonly<Record<string, { files: number; lines: number; why: string }>> = {
  'src/areas/customer-groups/group/GroupPage.tsx': {
    files: 7,
    lines: 534,
    why: 'finds the price lists and discounts that use a group, and says what deleting it does to each',
  },
  'src/areas/price-lists/list/PriceListListPage.tsx': {
    files: 5,
    lines: 341,
    why: 'finds and sorts by what the dates say, which the server doesn’t, and changes many at once',
  },
  'src/areas/price-lists/price-list/PriceListPage.tsx': {
    files: 13,
    lines: 915,
    why: 'copies thousands of prices, deletes all of them or those of a product, gives them back, and asks the store what a shopper pays',
  },
  'src/areas/inventory/list/InventoryListPage.tsx': {
    files: 6,
    lines: 365,
    why: 'finds in all items what the server can’t filter by, and has a column for each location',
  },
  'src/areas/inventory/item/ItemPage.tsx': {
    files: 9,
    lines: 615,
    why: 'has stock at several locations, reservations and what it is, each with a form of its own',
  },
  'src/areas/reservations/list/ReservationListPage.tsx': {
    files: 5,
    lines: 373,
    why: 'its records have no page: they are made and changed over the list, and found by items, orders and staff; items are named by their variants, which the list doesn’t bring',
  },
  'src/areas/discounts/list/DiscountListPage.tsx': {
    files: 10,
    lines: 653,
    why: 'says each discount in a sentence, and what its status is',
  },
  'src/areas/discounts/discount/DiscountPage.tsx': {
    files: 13,
    lines: 908,
    why: 'says the whole rule in a sentence, shows what each condition names, has the codes that are made from it, and is tried as a shopper',
  },
  'src/areas/gift-cards/list/GiftCardListPage.tsx': {
    files: 6,
    lines: 370,
    why: 'says what is left of each card and whether it can be spent, which the server doesn’t, and makes files of them',
  },
  'src/areas/gift-cards/card/GiftCardPage.tsx': {
    files: 18,
    lines: 1170,
    why: 'sets a balance with its reason and keeps a history, and finds the orders that it paid, both of which the server doesn’t',
  },
  'src/areas/settings/channels/ChannelPage.tsx': {
    files: 9,
    lines: 578,
    why: 'is saved together with the locations that it sells from, in several calls, says when they can’t be read, finds the keys that open it, which the server tells of each key alone, and counts what hangs on it before it is deleted',
  },
  'src/areas/settings/keys/KeyPage.tsx': {
    files: 11,
    lines: 540,
    why: 'is saved together with its sales channels, in several calls, can be revoked besides, and shows code that uses it',
  },
  'src/areas/settings/locations/LocationPage.tsx': {
    files: 8,
    lines: 561,
    why: 'is saved together with the channels that sell from it, in several calls, counts what would be lost with it, and leads to what it counted',
  },
  'src/areas/settings/shipping-profiles/ProfilePage.tsx': {
    files: 7,
    lines: 446,
    why: 'sends its products and ways back to the default profile before it is deleted, since the server leaves them in the air',
  },
  'src/areas/settings/taxes/TaxRatePage.tsx': {
    files: 10,
    lines: 614,
    why: 'has three kinds of what a rate applies to, each changed with as many as one likes',
  },
  'src/areas/settings/taxes/TaxRegionPage.tsx': {
    files: 13,
    lines: 1077,
    why: 'has a paged list of rates, and asks the store what tax a shopper is charged, and by which rate',
  },
  'src/areas/settings/regions/RegionPage.tsx': {
    files: 15,
    lines: 1052,
    why: 'has two lists of shipping options, each with forms of its own, counts what hangs on it before it is deleted, and takes its shipping options along',
  },
  'src/areas/drafts/draft/DraftPage.tsx': {
    files: 17,
    lines: 964,
    why: 'its payment makes an order, looks before and after, and what an order has is edited in forms of their own',
  },
};

/** What the limits don't speak of: many forms over parts of a product, and each thing that is done with an order. */
const NOT_HELD = ['src/areas/products/', 'src/areas/orders/order/'];

const problems: string[] = [];
const rows: string[][] = [];

/**
 * Notes a cost, and that it is above its limit. What has more parts than the limit speaks of may cost more in proportion.
 *
 * @param parts of what was counted, against those that the limit speaks of
 */
function note(what: string, of: string, cost: Cost, usual: typeof LIST, parts: number): void {
  const share = Math.max(1, parts / usual.parts);
  const limit = ABOVE[what] ?? {
    files: Math.floor(usual.files * share),
    lines: Math.floor(usual.lines * share),
  };
  const isHeld = !NOT_HELD.some((place) => what.startsWith(place));
  const cell = (count: number, most: number): string =>
    isHeld ? `${count} of ${most}` : `${count} (${most})`;
  const count = cost.files.length;
  rows.push([
    what.replace('src/areas/', ''),
    of,
    cell(count, limit.files),
    cell(cost.lines, limit.lines),
  ]);
  if (!isHeld) return;
  if (count > limit.files) problems.push(`${what}: ${count} files, at most ${limit.files}`);
  if (cost.lines > limit.lines)
    problems.push(`${what}: ${cost.lines} lines, at most ${limit.lines}`);
}

const files = codeFiles('src/areas');
for (const path of files.filter((each) => /\/list\/\w+ListPage\.tsx$/u.test(each))) {
  const [columns, filters] = [columnsOf(path), filtersOf(path)];
  const parts = `${columns} columns, ${filters} filters`;
  note(path, parts, costOf(path, false), LIST, columns + filters);
}
for (const path of files.filter((each) => uses(each, '<RecordPage'))) {
  const [sections, forms] = [sectionsOf(path), formsOf(path)];
  const parts = `${sections} sections, ${forms} forms`;
  note(path, parts, costOf(path, true), PAGE, sections + forms);
}
for (const path of files.filter((each) => uses(each, 'useRecordForm({'))) {
  const way = wayOfSave(path);
  // The kit's own forms are given their mutation by a page.
  if (way.length === 0) continue;
  rows.push([path.replace('src/areas/', ''), 'a save', `${way.length} of ${WAY.files}`, '']);
  if (way.length > WAY.files) problems.push(`${path}: a save passes ${way.join(', ')}`);
}
const field = await tryTextField();
note('collections', 'one more text field', field, FIELD, 1);
if (field.problems) problems.push(`the text field doesn't compile\n${field.problems}`);

const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
console.log(['', '', 'files', 'lines'].map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
for (const row of rows) console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));

/** Without the spaces that put cells below each other. */
const squeezed = (line: string): string => line.trim().replaceAll(/\s+/gu, ' ');
const shown = new Set(rows.map((row) => squeezed(row.join(' '))));
const [, example = ''] =
  /npm run area-cost\n(.+?)```/su.exec(readFileSync(inRoot('docs/area.md'), 'utf8')) ?? [];
for (const line of example.split('\n').slice(1).filter(Boolean)) {
  if (!shown.has(squeezed(line)))
    problems.push(`docs/area.md shows what isn't so: ${squeezed(line)}`);
}

for (const [page, { why }] of Object.entries(ABOVE)) {
  console.log(`above the usual limits: ${page.replace('src/areas/', '')}: ${why}`);
}
for (const problem of problems) console.log(problem);
await exit(problems.length > 0 ? 1 : 0);

function uses(path: string, words: string): boolean {
  return readFileSync(inRoot(path), 'utf8').includes(words);
}
