import { expect, test } from 'vitest';
import { idsOf, readListed } from './listed.ts';

interface Row {
  id: string;
  title: string;
}
const readers = {
  rowId: (row: Row) => row.id,
  rowName: (row: Row) => row.title,
  rowHref: (row: Row) => `/rows/${row.id}`,
};

test('a record that is none keeps its place, and the others stay as they are', () => {
  const rows = [{ id: 'a', title: 'A' }, null as never, { id: 7, title: {} } as never];
  expect(readListed<Row>(rows, readers)).toMatchObject([
    { id: 'a', key: 'a', name: 'A', href: '/rows/a' },
    { id: undefined, name: '', href: undefined },
    { id: undefined, name: '', href: undefined },
  ]);
  expect(idsOf<Row>(rows, readers.rowId)).toEqual(['a']);
});

test('each has a key of its own, also where two have one id', () => {
  const twin = { id: 'a', title: 'A' };
  const keys = readListed<Row>([twin, twin, null as never, null as never], readers).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(4);
});
