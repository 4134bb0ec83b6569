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
import { inRoot } from './lib/paths.ts';
import { exit } from './lib/stop.ts';
import { tryTextField } from './lib/text-field.ts';

/** The limits of a list with 5 columns and 3 filters, and of a page with 4 sections and 3 forms. */
const LIST = { parts: 5 + 3, files: 5, lines: 190 };
const PAGE = { parts: 4 + 3, files: 7, lines: 380 };
const FIELD = { files: 2, lines: 6 };
const WAY = { files: 5 };

/**
 * Shown without a limit: products, with cards, stock that is edited in its row, barcodes, variants and a dozen forms, and
 * a customer's page, with a table of orders, its sums and its states; and a customer group's, with the price lists and
 * discounts that use it and what deleting it does to them.
 */
const NOT_HELD = [
  'src/areas/products/',
  'src/areas/customers/customer/',
  'src/areas/customer-groups/group/GroupPage.tsx',
];

const problems: string[] = [];
const rows: string[][] = [];

/** Notes a cost, and that it is above its limit. */
function note(what: string, of: string, files: number, lines: number, limit: typeof FIELD): void {
  const isHeld = !NOT_HELD.some((folder) => what.startsWith(folder));
  rows.push([
    what.replace('src/areas/', ''),
    of,
    isHeld ? `${files} of ${limit.files}` : String(files),
    isHeld ? `${lines} of ${limit.lines}` : String(lines),
  ]);
  if (!isHeld) return;
  if (files > limit.files) problems.push(`${what}: ${files} files, at most ${limit.files}`);
  if (lines > limit.lines) problems.push(`${what}: ${lines} lines, at most ${limit.lines}`);
}

/** What has more parts than the limit speaks of may cost more, in proportion. */
const limitFor = (limit: typeof LIST, parts: number): typeof FIELD => {
  const share = Math.max(1, parts / limit.parts);
  return { files: Math.floor(limit.files * share), lines: Math.floor(limit.lines * share) };
};

const files = codeFiles('src/areas');
for (const path of files.filter((each) => /\/list\/\w+ListPage\.tsx$/u.test(each))) {
  const [columns, filters] = [columnsOf(path), filtersOf(path)];
  const cost = costOf(path, false);
  const limit = limitFor(LIST, columns + filters);
  note(path, `${columns} columns, ${filters} filters`, cost.files.length, cost.lines, limit);
}
for (const path of files.filter((each) => uses(each, '<RecordPage'))) {
  const [sections, forms] = [sectionsOf(path), formsOf(path)];
  const cost = costOf(path, true);
  const limit = limitFor(PAGE, sections + forms);
  note(path, `${sections} sections, ${forms} forms`, cost.files.length, cost.lines, limit);
}
for (const path of files.filter((each) => uses(each, 'useRecordForm({'))) {
  const way = wayOfSave(path);
  // The kit's own forms are given their mutation by a page.
  if (way.length === 0) continue;
  rows.push([path.replace('src/areas/', ''), 'a save', `${way.length} of ${WAY.files}`, '']);
  if (way.length > WAY.files) problems.push(`${path}: a save passes ${way.join(', ')}`);
}
const field = await tryTextField();
note('collections', 'one more text field', field.files.length, field.lines, FIELD);
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

for (const problem of problems) console.log(problem);
await exit(problems.length > 0 ? 1 : 0);

function uses(path: string, words: string): boolean {
  return readFileSync(inRoot(path), 'utf8').includes(words);
}
