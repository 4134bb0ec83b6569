import { timeOf } from '#ui/format/instant.ts';

/** Notes, the newest first; the server has no certain order. */
export const byNewest = <Noted extends { created_at: string }>(notes: readonly Noted[]): Noted[] =>
  notes.toSorted((a, b) => timeOf(b?.created_at) - timeOf(a?.created_at));
