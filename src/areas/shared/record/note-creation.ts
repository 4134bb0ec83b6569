import type { CreateNoteBody, NoteDetail } from '#generated/admin/admin.schemas.ts';
import { createNote } from '#generated/admin/notes/notes.ts';
import type { Creation } from '../save/create-once.ts';
import { readNewest } from './notes-of.ts';

export const noteCreation: Creation<CreateNoteBody, NoteDetail> = {
  operation: 'createNote',
  create: async (body, call) => (await createNote(body, call)).note,
  find: async ({ resource_id: record }, call) => (await readNewest(record, call)).notes,
  isNamed: (note, { value }) => note.value === value,
};
