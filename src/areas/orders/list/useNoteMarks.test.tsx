// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { ListedOrder } from './details.ts';
import { useNoteMarks } from './useNoteMarks.ts';

const calls = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock('#generated/admin/notes/notes.ts', async (original) => ({
  ...(await original<object>()),
  listNotes: calls.list,
}));
vi.mock('#app/query/first-content.ts', () => ({ useFirstContent: () => true }));

let marked: readonly ListedOrder[] | undefined;

test('orders with notes are marked, and the other rows stay as they are', async () => {
  const note = { resource_type: 'order', resource_id: 'order_2' };
  calls.list.mockResolvedValue({ notes: [note], count: 1 });
  const rows = [{ id: 'order_1' }, { id: 'order_2' }] as ListedOrder[];
  function Probe(): null {
    marked = useNoteMarks(rows);
    return null;
  }
  render(<Probe />);
  expect(marked).toBe(rows);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(marked?.[0]).toBe(rows[0]);
  expect(marked?.[1]).toEqual({ id: 'order_2', hasNotes: true });
  expect(calls.list).toHaveBeenCalledOnce();
});
