import { expect, test } from 'vitest';
import { listFile } from './list-file.ts';

interface Row {
  id: string;
  name: string | null;
}

const columns = [
  { name: 'ID', value: ({ id }: Row) => id },
  { name: 'Name', value: ({ name }: Row) => name },
];

const pagesOf =
  (all: readonly Row[]) =>
  ({ limit, offset }: { limit: number; offset: number }) =>
    Promise.resolve({ rows: all.slice(offset, offset + limit), count: all.length });

test('every page is written, and no cell runs', async () => {
  const all = Array.from({ length: 230 }, (_, index) => ({ id: `c${index}`, name: `N${index}` }));
  const told: number[] = [];
  const { pieces, rows } = await listFile({
    columns,
    readPage: pagesOf([{ id: 'x', name: '=1+1' }, { id: 'y', name: null }, ...all]),
    onProgress: ({ done }) => told.push(done),
  });
  const lines = pieces.join('').split('\r\n');
  expect(lines.slice(0, 4)).toEqual(['\uFEFFID;Name', `x;'=1+1`, 'y;', 'c0;N0']);
  expect(lines).toHaveLength(1 + 232 + 1);
  expect(rows).toBe(232);
  expect(told).toEqual([100, 200, 232]);
});

test('who moved to a later page meanwhile is written once', async () => {
  const all = Array.from({ length: 150 }, (_, index) => ({ id: `c${index}`, name: null }));
  let isFirst = true;
  const { rows } = await listFile<Row>({
    columns,
    readPage: (page) => {
      const answer = pagesOf(isFirst ? all : [{ id: 'new', name: null }, ...all])(page);
      isFirst = false;
      return answer;
    },
    onProgress: () => undefined,
  });
  expect(rows).toBe(150);
});
