import { queryOptions } from '@tanstack/react-query';
import type { NoteListResponse } from '#generated/admin/admin.schemas.ts';
import { getListNotesQueryKey, listNotes } from '#generated/admin/notes/notes.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { ApiError } from '#client/index.ts';
import { timeOf } from '#ui/format/instant.ts';

/** Notes that are read of a record, as many as the server sends unless asked otherwise. */
const SHOWN = 50;

/** Reads the newest notes of a record, newest first; the server lists the oldest first and can't be asked otherwise. */
export async function readNewest(id: string, call: CallOptions): Promise<NoteListResponse> {
  const page = { resource_id: id, limit: SHOWN };
  const first = await listNotes(page, call);
  const { count } = first;
  const last = count > SHOWN ? await listNotes({ ...page, offset: count - SHOWN }, call) : first;
  return {
    ...last,
    notes: last.notes.toSorted((a, b) => timeOf(b.created_at) - timeOf(a.created_at)),
  };
}

/** The query of a record's notes, newest first. */
export const notesOf = (id: string) =>
  queryOptions<NoteListResponse, ApiError>({
    queryKey: getListNotesQueryKey({ resource_id: id, limit: SHOWN }),
    queryFn: ({ signal }) => readNewest(id, { signal }),
  });
