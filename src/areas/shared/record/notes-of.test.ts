import { expect, test, vi } from 'vitest';
import { listNotes } from '#generated/admin/notes/notes.ts';
import { readNewest } from './notes-of.ts';

vi.mock('#generated/admin/notes/notes.ts', () => ({
  listNotes: vi.fn(),
  getListNotesQueryKey: vi.fn(),
}));

/** Oldest first, like the server. */
function answerWith(count: number): void {
  const all = Array.from({ length: count }, (_, index) => ({
    id: `note_${index}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }));
  vi.mocked(listNotes).mockImplementation((async ({ limit = 50, offset = 0 } = {}) => ({
    notes: all.slice(offset, offset + limit),
    count,
    offset,
    limit,
  })) as never);
}

test.each([
  [3, ['note_2', 'note_1', 'note_0'], 1],
  [120, ['note_119', 'note_118', 'note_117'], 2],
])('of %i notes the newest are read', async (count, newest, calls) => {
  vi.mocked(listNotes).mockClear();
  answerWith(count);
  const { signal } = new AbortController();
  const read = await readNewest('order_1', { signal });
  expect(read.notes.slice(0, 3).map(({ id }) => id)).toEqual(newest);
  expect(read.notes).toHaveLength(Math.min(count, 50));
  expect(read.count).toBe(count);
  expect(listNotes).toHaveBeenCalledTimes(calls);
});

test('a damaged note costs no other its place', async () => {
  const note = { id: 'note_1', created_at: '2026-01-01T00:00:00Z' };
  vi.mocked(listNotes).mockResolvedValue({ notes: [null, note], count: 2 } as never);
  const { signal } = new AbortController();
  expect((await readNewest('order_1', { signal })).notes).toEqual([note, null]);
});
