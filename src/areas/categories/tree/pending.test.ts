import { expect, test } from 'vitest';
import { toEntries } from '../query.ts';
import { withPending } from './pending.ts';

const category = (id: string, rank: number, parent: string | null = null) => ({
  id,
  name: id.toUpperCase(),
  description: '',
  handle: id,
  is_active: false,
  is_internal: false,
  parent_category_id: parent,
  rank,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  metadata: null,
});
const entries = toEntries([category('b', 1), category('a', 0)]);

test('siblings stand in the order of their ranks', () => {
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('changes show while they are on their way, one upon the other', () => {
  const shown = withPending(entries, [
    { id: 'a', data: { is_active: true, name: 'Lamps' } },
    { move: { id: 'a', parentId: 'b', index: 0 } },
  ]);
  expect(shown.find(({ id }) => id === 'a')).toMatchObject({
    is_active: true,
    label: 'Lamps',
    parentId: 'b',
  });
});

test('without any the tree is as the server has it', () => {
  expect(withPending(entries, [])).toEqual(entries);
});
