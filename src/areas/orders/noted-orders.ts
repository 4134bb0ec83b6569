import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getListNotesQueryKey, listNotes } from '#generated/admin/notes/notes.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Of the whole store; orders with older notes only aren't found. */
const MOST_NOTES = 200;

/** The server lists notes on all kinds of records together, oldest first. */
export async function readNotedOrders(call: CallOptions): Promise<string[]> {
  const first = await listNotes({ limit: MOST_NOTES }, call);
  // Room for those that are written meanwhile.
  const last =
    first.count > MOST_NOTES
      ? await listNotes({ limit: 2 * MOST_NOTES, offset: first.count - MOST_NOTES }, call)
      : first;
  const ids = readEach(last.notes, ({ resource_type: type, resource_id: id }) =>
    type === 'order' ? [id] : [],
  );
  return [...new Set(ids.flat())].toSorted();
}

/** Ids of the orders with recent notes, as far as they are read. */
export function useNotedOrders(isWanted: boolean): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: [...getListNotesQueryKey({ limit: MOST_NOTES }), 'orders'],
    queryFn: ({ signal }) => readNotedOrders({ signal }),
    enabled: isWanted,
  });
  return useMemo(() => new Set(data), [data]);
}
