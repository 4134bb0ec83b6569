import { beforeEach, expect, test, vi } from 'vitest';
import type { ListView } from '#ui/list/useListState.ts';
import { wholeList } from './whole-list.ts';

const rows = ['Rope', 'anchor', 'Boat hook', 'Anchor chain'].map((title, index) => ({
  id: String(index),
  title,
}));
const words = {
  textOf: ({ title }: { title: string }) => title,
  sortBy: { title: ({ title }: { title: string }) => title },
  defaultOrder: 'title',
};
const view: ListView = { search: '', order: undefined, page: 1, pageSize: 25, filters: {} };
const queryFn = vi.fn();
const list = wholeList<{ items: typeof rows | null }, (typeof rows)[number]>({
  query: { queryKey: ['x'], queryFn },
  membersOf: ({ items }) => items,
  ...words,
});
const found = async (changes: Partial<ListView> = {}, part = { limit: 10, offset: 0 }) => {
  const answer = await list.read({ ...view, ...changes }, part);
  return [answer.rows.map(({ title }) => title), answer.count];
};

beforeEach(() => void queryFn.mockResolvedValue({ items: rows }));

test('all words of a search occur, whatever their case', async () => {
  expect(await found({ search: 'CHAIN anch' })).toEqual([['Anchor chain'], 1]);
  expect(await found({ search: 'mast' })).toEqual([[], 0]);
});

test('rows are sorted both ways and read in parts', async () => {
  expect(await found({}, { limit: 2, offset: 0 })).toEqual([['anchor', 'Anchor chain'], 4]);
  expect(await found({}, { limit: 3, offset: 3 })).toEqual([['Rope'], 4]);
  expect(await found({ order: '-title' }, { limit: 1, offset: 0 })).toEqual([['Rope'], 4]);
});

test('a damaged record has no members, and a damaged member is left out', async () => {
  queryFn.mockResolvedValue({ items: [null, rows[0], { title: 'No id' }] });
  expect(await found()).toEqual([['Rope'], 1]);
  queryFn.mockResolvedValue({ items: null });
  expect(await found()).toEqual([[], 0]);
});
