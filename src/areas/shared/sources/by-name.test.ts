import { expect, test } from 'vitest';
import { byName } from './by-name.ts';

test('records are sorted by name; one without a name stands, and what is no record is left out', () => {
  const damaged = [{ name: 'Öst' }, null, { name: null }, { name: 'Arctic' }];
  expect(byName(damaged as { name: string }[])).toEqual([
    { name: null },
    { name: 'Arctic' },
    { name: 'Öst' },
  ]);
});
