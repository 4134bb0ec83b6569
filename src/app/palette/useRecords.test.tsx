// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { FoundRecord, PaletteRecords } from '../area/area.ts';
import { useRecords } from './useRecords.ts';
import type { RecordsFound } from './useRecords.ts';

const answers = new Map<string, () => void>();
const records: PaletteRecords = {
  key: ['orders'],
  load: async () => (page: { q: string }) =>
    new Promise((resolve) =>
      answers.set(page.q, () =>
        resolve({ records: [{ id: page.q, to: '/', title: page.q } as FoundRecord], count: 3 }),
      ),
    ),
} as unknown as PaletteRecords;

let found: RecordsFound;
function Page({ q }: { q: string }): null {
  found = useRecords(records, q);
  return null;
}
const search = (q: string): Promise<void> => act(async () => void render(<Page q={q} />));
const answer = (q: string): Promise<void> => act(async () => answers.get(q)?.());

test('while the next search runs, the last one’s records stay and their number is unknown', async () => {
  await search('12');
  expect([found.records, found.count]).toEqual([[], undefined]);
  await answer('12');
  expect(found.count).toBe(3);
  await search('123');
  expect(found.records.map(({ id }) => id)).toEqual(['12']);
  expect(found.count).toBeUndefined();
  await answer('123');
  expect([found.records.map(({ id }) => id), found.count]).toEqual([['123'], 3]);
});
