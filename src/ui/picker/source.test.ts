import { expect, test } from 'vitest';
import { optionsOf } from './source.ts';

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
