import type { CreateNoteBody, NoteDetail } from '#generated/admin/admin.schemas.ts';
import { createNote, listNotes } from '#generated/admin/notes/notes.ts';
import type { Creation } from './create-once.ts';

/** A note about a record, known by its text; the server lists the newest first. */
export const noteCreation: Creation<CreateNoteBody, NoteDetail> = {
  operation: 'createNote',
  create: async (body, call) => (await createNote(body, call)).note,
  find: async ({ resource_id: record }, call) =>
    (await listNotes({ resource_id: record, limit: 50 }, call)).notes,
  isNamed: (note, { value }) => note.value === value,
};
