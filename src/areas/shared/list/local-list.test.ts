import { expect, test } from 'vitest';
import { foundIn, pageOf } from './local-list.ts';
import type { LocalList } from './local-list.ts';

interface Row {
  title: string;
  kind: string;
  tags: readonly string[];
}

const ROWS: readonly Row[] = [
  { title: 'Rope', kind: 'deck', tags: ['new'] },
  { title: 'anchor', kind: 'deck', tags: ['new', 'heavy'] },
  { title: 'Boat hook', kind: 'tool', tags: [] },
  { title: 'Chain', kind: 'deck', tags: ['heavy'] },
];

const LIST: LocalList<Row> = {
  finder: (search) => (row) => row.title.includes(search),
  valuesOf: { kind: ({ kind }) => [kind], tags: ({ tags }) => tags },
  sortBy: {
    title: (one, other) => one.title.localeCompare(other.title),
    kind: (one, other) => one.kind.localeCompare(other.kind),
  },
  defaultOrder: 'title',
};

type View = Parameters<typeof foundIn>[1];
const VIEW: View = { search: '', filters: {} };
const titles = (view: Partial<View>, rows = ROWS): string[] =>
  foundIn(rows, { ...VIEW, ...view }, LIST).map(({ title }) => title);

test('what is searched must be found', () => {
  expect(titles({ search: 'o' })).toEqual(['anchor', 'Boat hook', 'Rope']);
  expect(titles({ search: 'mast' })).toEqual([]);
});

test('one value chosen of a filter is enough, but each filter must hold', () => {
  expect(titles({ filters: { tags: ['new', 'heavy'] } })).toEqual(['anchor', 'Chain', 'Rope']);
  expect(titles({ filters: { tags: ['new'], kind: ['tool'] } })).toEqual([]);
  expect(titles({ filters: { tags: ['heavy'], kind: ['deck'] } })).toEqual(['anchor', 'Chain']);
  expect(titles({ filters: { tags: [], color: ['red'] } })).toHaveLength(4);
});

test('rows are sorted both ways and cut into pages', () => {
  expect(titles({ order: '-title' })).toEqual(['Rope', 'Chain', 'Boat hook', 'anchor']);
  expect(pageOf(titles({}), { page: 1, pageSize: 3 })).toEqual(['anchor', 'Boat hook', 'Chain']);
  expect(pageOf(titles({}), { page: 2, pageSize: 3 })).toEqual(['Rope']);
  expect(pageOf(titles({}), { page: 3, pageSize: 3 })).toEqual([]);
});

test('equal rows keep the order in which they came', () => {
  expect(titles({ order: 'kind' })).toEqual(['Rope', 'anchor', 'Chain', 'Boat hook']);
});

test('a column that nobody knows is the default one, in the direction that is asked for', () => {
  expect(titles({ order: 'color' })).toEqual(titles({ order: 'title' }));
  expect(titles({ order: '-color' })).toEqual(titles({ order: '-title' }));
});

test('what is no record is left out', () => {
  const damaged = [null, ...ROWS, 'Rope', undefined] as unknown as readonly Row[];
  expect(titles({}, damaged)).toEqual(titles({}));
});
