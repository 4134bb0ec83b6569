import { expect, test, vi } from 'vitest';
import { pageOf, wholeList } from './whole-list.ts';

const rows = ['Rope', 'anchor', 'Boat hook', 'Anchor chain'].map((title, index) => ({
  id: String(index),
  title,
}));
const words = {
  textOf: ({ title }: { title: string }) => title,
  sortBy: { title: ({ title }: { title: string }) => title },
  defaultOrder: 'title',
};
const view = { search: '', order: undefined, page: 1, pageSize: 25, filters: {} };
const titles = (page: { rows: readonly { title: string }[]; count: number }) => [
  page.rows.map(({ title }) => title),
  page.count,
];

test('all words of a search occur, whatever their case', () => {
  expect(titles(pageOf(rows, { ...view, search: 'CHAIN anch' }, words))).toEqual([
    ['Anchor chain'],
    1,
  ]);
  expect(titles(pageOf(rows, { ...view, search: 'mast' }, words))).toEqual([[], 0]);
});

test('rows are sorted both ways and cut into pages', () => {
  expect(titles(pageOf(rows, { ...view, pageSize: 2 }, words))).toEqual([
    ['anchor', 'Anchor chain'],
    4,
  ]);
  expect(titles(pageOf(rows, { ...view, pageSize: 3, page: 2 }, words))).toEqual([['Rope'], 4]);
  expect(titles(pageOf(rows, { ...view, order: '-title', pageSize: 1 }, words))).toEqual([
    ['Rope'],
    4,
  ]);
});

test('an order that nobody knows leaves the rows as they came', () => {
  expect(titles(pageOf(rows, { ...view, order: 'color' }, words))[0]).toEqual(
    rows.map(({ title }) => title),
  );
});

test('a damaged record has no members, and a damaged member is left out', async () => {
  const queryFn = vi.fn().mockResolvedValue({ items: [null, rows[0], { title: 'No id' }] });
  const list = wholeList<{ items: typeof rows | null }, (typeof rows)[number]>({
    query: { queryKey: ['x'], queryFn },
    membersOf: ({ items }) => items,
    ...words,
  });
  expect(titles(await list.read(view, { limit: 10, offset: 0 }))).toEqual([['Rope'], 1]);
  queryFn.mockResolvedValue({ items: null });
  expect(titles(await list.read(view, { limit: 10, offset: 0 }))).toEqual([[], 0]);
});
