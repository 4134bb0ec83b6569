import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screensIn } from '../lib/declared-screens.ts';
import { inRoot } from '../lib/paths.ts';
import { AREA_EDITS } from './area-edits.ts';
import { areaFiles } from './area-files.ts';
import { checkArea } from './check-area.ts';
import { listOperation } from './list-operation.ts';
import { writeNew } from './write-new.ts';

const AREA = 'product-tags';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const errorsIn = (path: string, text: string): unknown[] =>
  /\.tsx?$/u.test(path) ? parseSync(path, text).errors : [];

test('the operation and its records are found in the contract', () => {
  expect(listOperation(AREA)).toEqual({
    name: 'ProductTags',
    tag: 'product-tags',
    rows: 'product_tags',
    title: 'value',
    hasCreated: true,
    takesFields: false,
    takesRelations: false,
  });
  expect(listOperation('sales-channels')).toMatchObject({ title: 'name', takesFields: true });
});

test.each([
  ['suppliers', 'no operation listSuppliers'],
  ['return-reasons', 'no operation listReturnReasons'],
  ['swaps', 'listSwaps has no order, q'],
])('an area of %s is refused: %s', (area, reason) => {
  expect(() => listOperation(area)).toThrow(reason);
});

test('the first files can be parsed, and their list is a screen', () => {
  writeNew(folder, areaFiles(AREA, listOperation(AREA)));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(files.toSorted()).toEqual([
    'public/locales/en/product-tags.json',
    'src/areas/product-tags/list/ProductTagsListPage.tsx',
    'src/areas/product-tags/list/columns.tsx',
    'src/areas/product-tags/list/query.test.ts',
    'src/areas/product-tags/list/query.ts',
    'src/areas/product-tags/routes.ts',
    'tests/e2e/live/product-tags.spec.ts',
  ]);
  for (const path of files) {
    const errors = errorsIn(path, readFileSync(join(folder, path), 'utf8'));
    expect([path, errors]).toEqual([path, []]);
  }
  const routes = 'src/areas/product-tags/routes.ts';
  expect(screensIn(routes, readFileSync(join(folder, routes), 'utf8'))).toEqual([
    {
      route: AREA,
      kind: 'list',
      namespaces: [AREA],
      modules: ['src/areas/product-tags/list/ProductTagsListPage.tsx'],
    },
  ]);
});

test('fields and relations are chosen where the operation takes a choice', () => {
  const query = (area: string): string =>
    areaFiles(area, listOperation(area))[`src/areas/${area}/list/query.ts`] ?? '';
  expect(query('sales-channels')).toContain(`fields: ['id', 'name', 'created_at'],`);
  expect(query('sales-channels')).toContain('relations: [],');
  expect(query(AREA)).not.toMatch(/fields|relations/u);
});

test('the app learns of the area in each file that lists areas', () => {
  const edited = Object.entries(AREA_EDITS).map(([path, edit]) => {
    const before = readFileSync(inRoot(path), 'utf8');
    const after = edit(AREA, before);
    expect([path, errorsIn(path, after)]).toEqual([path, []]);
    return [
      path,
      after
        .split('\n')
        .filter((line) => !before.includes(line))
        .join('\n'),
    ] as const;
  });
  const added = new Map<string, string>(edited);
  expect(added.get('src/main/areas.ts')).toContain(`id: 'product-tags'`);
  expect(added.get('src/main/areas.ts')).toContain('IconListDetails');
  expect(added.get('src/app/paths.ts')).toContain(`productTags: (query = '')`);
  expect(added.get('public/locales/en/app.json')).toContain(`"productTags": "Product tags"`);
  expect(added.get('scripts/lib/locales.ts')).toContain(
    `'product-tags', 'app:navigation.productTags'`,
  );
  expect(added.get('tests/guarantees.tsv')?.split('\t')).toHaveLength(5);
});

const nothing = (): boolean => false;

test.each([
  ['products', 'addresses named “products”'],
  ['x', 'addresses'],
  ['new', 'a word of TypeScript'],
])('the name %s is refused: %s', (area, reason) => {
  expect(() => checkArea(area, "  products: () => '/a/products',\n", nothing)).toThrow(reason);
});

test('a folder that exists is refused, and so is a label', () => {
  const isThere = (path: string): boolean => path === 'src/areas/orders';
  expect(() => checkArea('orders', '', isThere)).toThrow('src/areas/orders exists already');
  expect(() => checkArea('suppliers', '', isThere)).not.toThrow();
  const withLabel = AREA_EDITS['public/locales/en/app.json'];
  expect(() => withLabel?.('open', '{"navigation": {"open": "Open"}}')).toThrow('already');
});
