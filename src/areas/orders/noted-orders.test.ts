import { expect, test, vi } from 'vitest';
import { listNotes } from '#generated/admin/notes/notes.ts';
import { readNotedOrders } from './noted-orders.ts';

vi.mock('#generated/admin/notes/notes.ts', () => ({
  listNotes: vi.fn(),
  getListNotesQueryKey: vi.fn(),
}));

/** Oldest first, like the server; every second is on a customer. */
function answerWith(count: number): void {
  const all = Array.from({ length: count }, (_, index) => ({
    resource_type: index % 2 === 0 ? 'order' : 'customer',
    resource_id: `id_${index}`,
  }));
  vi.mocked(listNotes).mockReset();
  vi.mocked(listNotes).mockImplementation((async ({ limit = 50, offset = 0 } = {}) => ({
    notes: all.slice(offset, offset + limit),
    count,
  })) as never);
}
const { signal } = new AbortController();

test('orders with notes are found with one call, and nothing else is', async () => {
  answerWith(5);
  expect(await readNotedOrders({ signal })).toEqual(['id_0', 'id_2', 'id_4']);
  expect(listNotes).toHaveBeenCalledOnce();
});

test('of many notes the newest are read, with two calls', async () => {
  answerWith(1000);
  const found = await readNotedOrders({ signal });
  expect(found).toHaveLength(100);
  expect(found).toContain('id_998');
  expect(found).not.toContain('id_798');
  expect(listNotes).toHaveBeenCalledTimes(2);
});

test('two notes are one mark, and a damaged note costs none', async () => {
  const note = { resource_type: 'order', resource_id: 'order_1' };
  vi.mocked(listNotes).mockResolvedValue({ notes: [null, note, note], count: 3 } as never);
  expect(await readNotedOrders({ signal })).toEqual(['order_1']);
});
