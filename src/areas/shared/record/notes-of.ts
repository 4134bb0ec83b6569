import { queryOptions } from '@tanstack/react-query';
import type { ListNotesParams, NoteListResponse } from '#generated/admin/admin.schemas.ts';
import { getListNotesQueryKey, listNotes } from '#generated/admin/notes/notes.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ApiError } from '#client/index.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';

type Note = NoteListResponse['notes'][number];

/** The server's default limit. */
const SHOWN = 50;

/** The server only lists oldest first. */
export async function readNewest(id: string, call: CallOptions): Promise<NoteListResponse> {
  const page: ListNotesParams = { resource_id: id, limit: SHOWN };
  const first = await listNotes(page, call);
  const { count } = first;
  // Room for those that are written meanwhile.
  const last =
    count > SHOWN
      ? await listNotes({ ...page, limit: 2 * SHOWN, offset: count - SHOWN }, call)
      : first;
  // A damaged note is null.
  const at = (note: Note | null): number => timeOf(note?.created_at);
  const newest = listOf(last.notes).toSorted((a, b) => at(b) - at(a));
  return { ...last, notes: newest.slice(0, SHOWN) };
}

export const notesOf = (id: string) =>
  queryOptions<NoteListResponse, ApiError>({
    queryKey: getListNotesQueryKey({ resource_id: id, limit: SHOWN }),
    queryFn: ({ signal }) => readNewest(id, { signal }),
  });
