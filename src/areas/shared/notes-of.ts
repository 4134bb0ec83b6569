import { queryOptions } from '@tanstack/react-query';
import type { NoteListResponse } from '#generated/admin/admin.schemas.ts';
import { getListNotesQueryKey, listNotes } from '#generated/admin/notes/notes.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { ApiError } from '#client/index.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';

type Note = NoteListResponse['notes'][number];

/** The server's default limit. */
const SHOWN = 50;

/** The server only lists oldest first. */
export async function readNewest(id: string, call: CallOptions): Promise<NoteListResponse> {
  const page = { resource_id: id, limit: SHOWN };
  const first = await listNotes(page, call);
  const { count } = first;
  const last = count > SHOWN ? await listNotes({ ...page, offset: count - SHOWN }, call) : first;
  // A damaged note is null.
  const at = (note: Note | null): number => timeOf(note?.created_at);
  return { ...last, notes: listOf(last.notes).toSorted((a, b) => at(b) - at(a)) };
}

export const notesOf = (id: string) =>
  queryOptions<NoteListResponse, ApiError>({
    queryKey: getListNotesQueryKey({ resource_id: id, limit: SHOWN }),
    queryFn: ({ signal }) => readNewest(id, { signal }),
  });
