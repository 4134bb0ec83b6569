import { expect, test, vi } from 'vitest';
import { loadedSource, optionsOf } from './source.ts';

interface Row {
  id: string;
  name: string;
}
const options = (rows: readonly unknown[]) =>
  optionsOf(rows as Row[], ({ id, name }) => ({ value: id, label: name }));

test('a record that isn’t as it should be takes no other one’s choice away', () => {
  expect(
    options([null, { id: 'b', name: null }, { id: {}, name: 'B' }, { id: 'a', name: 'Ada' }]),
  ).toEqual([
    { value: 'b', label: 'b' },
    { value: 'a', label: 'Ada' },
  ]);
  expect(options(null as never)).toEqual([]);
});

test('a query that failed fails the picker, and is read again by it', async () => {
  const rows = [{ id: 'a', name: 'Ada' }];
  const refetch = vi
    .fn<() => Promise<{ data: Row[] | undefined }>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue({ data: rows });
  const toOption = ({ id, name }: Row) => ({ value: id, label: name });
  const { signal } = new AbortController();
  const page = { limit: 50, offset: 0 };
  const source = loadedSource<Row>('rows', { data: undefined, refetch }, toOption);
  await expect(source.find(page, signal)).rejects.toThrow('no');
  const found = { options: [{ value: 'a', label: 'Ada' }], count: 1 };
  await expect(source.find(page, signal)).resolves.toEqual(found);
  const loaded = loadedSource<Row>('rows', { data: rows, refetch }, toOption);
  await expect(loaded.find(page, signal)).resolves.toEqual(found);
  expect(loaded.key).not.toEqual(source.key);
  expect(refetch).toHaveBeenCalledTimes(2);
});
