/** Notes, the newest first; the server has no certain order. */
export const byNewest = <Noted extends { created_at: string }>(notes: readonly Noted[]): Noted[] =>
  notes.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
