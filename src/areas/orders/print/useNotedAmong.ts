import { useQuery } from '@tanstack/react-query';
import { getListNotesQueryKey, listNotes } from '#generated/admin/notes/notes.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { MOST_ORDERS } from '../bulk/useOrdersRead.ts';

/** The orders are read meanwhile, over the same few connections. */
const AT_ONCE = 2;

interface Unread {
  id: string;
  error: unknown;
}

interface Counted {
  /** Ids */
  noted: readonly string[];
  unread: readonly Unread[];
}

async function countNotes(ids: readonly string[], call: CallOptions): Promise<Counted> {
  const noted: string[] = [];
  const unread: Unread[] = [];
  await mapConcurrently(
    ids,
    AT_ONCE,
    async (id) => {
      try {
        const { count } = await listNotes({ resource_id: id, limit: 1 }, call);
        if (count > 0) noted.push(id);
      } catch (error) {
        if (call.signal.aborted) throw error;
        unread.push({ id, error });
      }
    },
    call.signal,
  );
  return { noted, unread };
}

export interface NotedAmong extends Counted {
  isReading: boolean;
  retry: () => void;
}

/** Makes one call per order, because the server counts the notes of only one record at a time. */
export function useNotedAmong(chosen: readonly string[], isNeeded: boolean): NotedAmong {
  const ids = isNeeded && chosen.length <= MOST_ORDERS ? chosen : [];
  const { data, isPending, refetch } = useQuery({
    queryKey: [...getListNotesQueryKey({ limit: 1 }), 'printed', ids],
    queryFn: ({ signal }) => countNotes(ids, { signal }),
    enabled: ids.length > 0,
  });
  return {
    noted: data?.noted ?? [],
    unread: data?.unread ?? [],
    isReading: ids.length > 0 && isPending,
    retry: () => {
      if (data?.unread.length !== 0) void refetch();
    },
  };
}
