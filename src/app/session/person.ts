import type { QueryClient } from '@tanstack/react-query';

/** Unsaved work is kept under keys that begin like this, in local or session storage. */
export const DRAFT_PREFIX = 'quartermaster.draft.';
/** What is kept for one session only has keys that begin like this. */
export const SESSION_PREFIX = 'quartermaster.session.';

/** The id of whoever signed in last in this browser; never a key or a token. */
const LAST_USER = 'quartermaster.lastUser';

function stores(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** Removes all unsaved work, and what belongs to a session, from this browser. */
export function clearDrafts(): void {
  for (const store of stores()) {
    for (const key of Object.keys(store)) {
      if (key.startsWith(DRAFT_PREFIX) || key.startsWith(SESSION_PREFIX)) store.removeItem(key);
    }
  }
}

/**
 * Notes who is signed in. When that is someone else than the last time, the work that the other
 * person left here goes.
 */
export function notePerson(userId: string): void {
  try {
    const last = localStorage.getItem(LAST_USER);
    if (last !== null && last !== userId) clearDrafts();
    localStorage.setItem(LAST_USER, userId);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** Forgets what the store said to this person and what they left unsaved. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.clear();
  clearDrafts();
  try {
    localStorage.removeItem(LAST_USER);
  } catch {
    // Nothing was noted.
  }
}
