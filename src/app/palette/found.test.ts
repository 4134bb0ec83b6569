import { expect, test } from 'vitest';
import type { FoundRecord } from '../area/area.ts';
import { foundRecords } from './found.ts';

interface Row {
  id: string;
  name: string;
  handle?: string;
}
const found = (rows: readonly unknown[]): FoundRecord[] =>
  foundRecords(rows as Row[], ({ id, name, handle }) => ({
    id,
    to: `/rows/${encodeURIComponent(id)}`,
    title: name,
    detail: handle?.toLowerCase(),
  }));

test('a record that isn’t as it should be hides no other', () => {
  const whole = { id: 'a', name: 'Ada', handle: 'ADA' };
  expect(
    found([
      null,
      'x',
      { id: 'b', name: { wrong: true } },
      { id: 7 },
      { id: 'c', handle: 7 },
      whole,
    ]),
  ).toMatchObject([
    { id: 'b', title: 'b' },
    { id: 'a', title: 'Ada', detail: 'ada' },
  ]);
  expect(found({ length: 'many' } as never)).toEqual([]);
});
