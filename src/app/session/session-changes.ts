import type { QueryClient } from '@tanstack/react-query';
import type { CreateSessionBody, UserResponse } from '#generated/admin/admin.schemas.ts';
import {
  createSession,
  deleteSession,
  getGetSessionQueryKey,
  getSession,
} from '#generated/admin/auth/auth.ts';
import { ApiError } from '#client/index.ts';
import { isSomeoneElseIn, notePerson } from '../preferences/browser-storage.ts';
import { HOME } from '../paths.ts';
import { hasBackgroundCalls } from './background-calls.ts';
import { sessionGate } from './gate.ts';
import { MissingCookieError, whyCookieIsMissing } from './missing-cookie.ts';
import { CHECK, LOGIN, endHere, noteSessionEnding, personIn, tabs } from './session.ts';
import { leaveTo } from './sign-out-navigation.ts';

/** Milliseconds. */
const QUIET_WAIT = 3000;
/** A late response may restore another session. */
const BEGIN_ATTEMPTS = 5;
const END_ATTEMPTS = 5;

/**
 * Signs in and verifies the cookie: a late response to the previous user's request restores their session.
 *
 * @throws ApiError, and `MissingCookieError` if the next call has no session
 */
export async function signIn(credentials: CreateSessionBody): Promise<UserResponse> {
  let session = await createSession(credentials);
  try {
    for (let attempt = 1; attempt < BEGIN_ATTEMPTS; attempt += 1) {
      const { user } = await getSession({ operation: CHECK });
      if (user.id === session.user.id) break;
      session = await createSession(credentials);
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw new MissingCookieError(whyCookieIsMissing(), { cause: error });
    }
    // The next page reports other errors.
  }
  return session;
}

/** @param go navigates; after another user the page reloads instead, to clear memory */
export function beginSession(
  queryClient: QueryClient,
  session: UserResponse,
  { to, go }: { to: string; go: (to: string) => void },
): void {
  const { id } = session.user;
  const before = personIn(queryClient);
  notePerson(id);
  queryClient.clear();
  tabs.tell({ kind: 'signedIn', userId: id });
  if (before && before.id !== id) {
    leaveTo(to);
    return;
  }
  queryClient.setQueryData(getGetSessionQueryKey(), session);
  go(to);
}

/** Another user starts fresh; waiting calls aren't sent in their name. */
export function resumeSession(queryClient: QueryClient, session: UserResponse): void {
  const { id } = session.user;
  const isSame = personIn(queryClient)?.id === id;
  if (!isSame) queryClient.clear();
  notePerson(id);
  tabs.tell({ kind: 'signedIn', userId: id });
  if (isSame) {
    queryClient.setQueryData(getGetSessionQueryKey(), session);
    sessionGate.open();
  } else {
    leaveTo(HOME);
  }
}

export async function endSession(queryClient: QueryClient): Promise<void> {
  const person = personIn(queryClient);
  if (person && isSomeoneElseIn(person.id)) {
    // The session is theirs.
    endHere(queryClient, HOME);
    return;
  }
  noteSessionEnding();
  // Waiting calls are already answered.
  if (sessionGate.state() === 'open') await quiet(queryClient);
  await makeSureOfEnd();
  tabs.tell({ kind: 'signedOut' });
  // Other tabs were active until now.
  await makeSureOfEnd();
  endHere(queryClient, LOGIN);
}

async function quiet(queryClient: QueryClient): Promise<void> {
  const until = Date.now() + QUIET_WAIT;
  while ((queryClient.isFetching() > 0 || hasBackgroundCalls()) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Each request saves the session when it ends, which may restore it: check and end again. */
async function makeSureOfEnd(): Promise<void> {
  for (let attempt = 0; attempt < END_ATTEMPTS; attempt += 1) {
    try {
      await getSession();
      await deleteSession();
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
  }
}

export function abandon(queryClient: QueryClient): void {
  endHere(queryClient, sessionGate.reason() === 'someoneElse' ? HOME : LOGIN);
}
