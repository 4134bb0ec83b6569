import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CreateSessionBody, UserResponse } from '#generated/admin/admin.schemas.ts';
import {
  createSession,
  deleteSession,
  getGetSessionQueryKey,
  getGetSessionQueryOptions,
  getSession,
} from '#generated/admin/auth/auth.ts';
import { ApiError, configureClient } from '#client/index.ts';
import type { Call } from '#client/index.ts';
import {
  forgetPerson,
  isSignedOutElsewhere,
  isSomeoneElseIn,
  notePerson,
} from '../preferences/kept.ts';
import { sessionGate } from './gate.ts';
import type { GateReason } from './gate.ts';
import { hasUnsavedWork, isLeaving, leaveTo, watchLeaving } from './sign-out-navigation.ts';
import { HOME, paths } from '../paths.ts';
import { NotKept, whyNotKept } from './not-kept.ts';
import { openTabs } from './tabs.ts';
import { shareUnsavedWork } from './unsaved-tabs.ts';

/** Who is signed in is asked once; signing in and out and an ended session change it. */
export const sessionOptions = { query: { staleTime: Infinity, gcTime: Infinity } } as const;

const LOGIN = paths.login();
/** Signing in and out, and asking who is signed in. */
const AUTH = '/admin/auth';
const ASK_WHO = 'getSession';
/** Signing out without a session is no reason to sign in. */
const SIGN_OUT = 'deleteSession';
/** Nor is asking whether the browser keeps a session that has just begun. */
const CHECK = 'checkSession';
/** Longest wait for requests under way when signing out, in ms. */
const QUIET_WAIT = 3000;
/** How often a session is begun when a late answer gives it back to someone else. */
const BEGIN_ATTEMPTS = 5;
/** How often a session that came back is ended again. */
const END_ATTEMPTS = 5;
const tabs = openTabs();
/** Whether one is signing out: nobody is asked to sign in again then. */
let isEnding = false;

/** Who this tab knows as signed in. */
export const personIn = (queryClient: QueryClient): UserResponse['user'] | undefined =>
  queryClient.getQueryData<UserResponse>(getGetSessionQueryKey())?.user;

/** Starts to ask who is signed in, without waiting, and follows what happens to the session from then on. */
export function startSession(queryClient: QueryClient): void {
  watchLeaving();
  shareUnsavedWork();
  keepDialogsBeneath();
  configureClient('admin', {
    mayBeSent: (call) => isOwn(queryClient, call),
    onUnauthorized: async ({ error: { operation }, sentAt, signal }) => {
      if (operation === SIGN_OUT || operation === CHECK || isEnding) return false;
      // At the start the first reads may be refused before it is known who is signed in.
      if (operation !== ASK_WHO && queryClient.isFetching({ queryKey: getGetSessionQueryKey() })) {
        await queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions));
      }
      // Without an earlier session, the frame leads to the sign-in page.
      return personIn(queryClient) ? sessionGate.refused(sentAt, signal) : false;
    },
  });
  tabs.listen((message) => {
    const person = personIn(queryClient);
    if (message.kind === 'signedOut') {
      if (person) loseSession(queryClient, 'signedOut');
    } else if (!person) {
      void ask(() => queryClient.refetchQueries({ queryKey: getGetSessionQueryKey() }));
    } else if (person.id === message.userId) {
      notePerson(person.id);
      sessionGate.open();
    } else {
      loseSession(queryClient, 'someoneElse');
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack(queryClient);
  });
  const ask = async (read: () => Promise<void>): Promise<void> => {
    const askedAt = Date.now();
    await read();
    const person = personIn(queryClient);
    if (person && !notePerson(person.id, askedAt)) loseSession(queryClient, 'someoneElse');
  };
  void ask(() => queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions)));
}

/**
 * Whether a call goes out in the name of the person whom this tab knows. All tabs have one cookie: once
 * someone else has signed in in another one, what this page still sends would be done in their name, so
 * it waits until the first person is back.
 */
function isOwn(queryClient: QueryClient, call: Call): boolean | Promise<boolean> {
  // The page goes on until the next one answers, with a cookie that may be someone else's by now.
  if (isLeaving()) return false;
  const person = personIn(queryClient);
  if (!person || call.path === AUTH || !isSomeoneElseIn(person.id)) return true;
  loseSession(queryClient, 'someoneElse');
  return isLeaving() ? false : sessionGate.refused(Date.now(), call.signal);
}

/**
 * The session of this tab was ended in another one. A page that holds unsaved work stays, with the
 * dialog over it, until its person has signed in again or gives the work up; any other page is left.
 */
function loseSession(queryClient: QueryClient, reason: GateReason): void {
  if (!hasUnsavedWork()) {
    endHere(queryClient, reason === 'someoneElse' ? HOME : LOGIN);
    return;
  }
  forgetPerson();
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => !isSession(queryKey),
  });
  sessionGate.close(reason);
}

/**
 * A page that the browser had put aside for the way back heard of nothing meanwhile: what it shows may be someone's
 * who has signed out.
 */
function comeBack(queryClient: QueryClient): void {
  const person = personIn(queryClient);
  if (!person) return;
  if (isSomeoneElseIn(person.id)) loseSession(queryClient, 'someoneElse');
  else if (isSignedOutElsewhere()) loseSession(queryClient, 'signedOut');
  // Not even until the next page answers.
  if (isLeaving()) document.body.hidden = true;
}

const isSession = (queryKey: QueryKey): boolean =>
  hashKey(queryKey) === hashKey(getGetSessionQueryKey());

/** Escape means the topmost dialog; while that asks to sign in, those beneath it must not close. First of all listeners. */
function keepDialogsBeneath(): void {
  const stop = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && sessionGate.state() === 'over') event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, { capture: true });
}

/**
 * Begins a session, and makes sure that the browser sends it along from now on, and that it is still this
 * person's: a request that began in the name of whoever was in before, and is answered after, makes it
 * theirs again.
 *
 * @throws ApiError, and `NotKept` when the server accepted the password but the next call had no session
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
      throw new NotKept(whyNotKept(), { cause: error });
    }
    // The server is away, or has another trouble: the page that follows says so.
  }
  return session;
}

/**
 * Takes over a session that begins on the sign-in page, and goes on to a page.
 *
 * @param go leads to it within the app; where someone else was at work before, it is loaded anew, so
 *   that nothing of theirs is left in memory
 */
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

/**
 * Takes over a session that begins in the dialog, over a page at work. For the same person the page
 * goes on; anyone else starts afresh, and what was waiting is not done in their name.
 */
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

/** Ends the session in this tab and the others, once the server has ended it. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  const person = personIn(queryClient);
  if (person && isSomeoneElseIn(person.id)) {
    // The session is theirs.
    endHere(queryClient, HOME);
    return;
  }
  isEnding = true;
  // What waits for someone to sign in is answered already.
  if (sessionGate.state() === 'open') await quiet(queryClient);
  await makeSureOfEnd();
  tabs.tell({ kind: 'signedOut' });
  // The other tabs were at work until now.
  await makeSureOfEnd();
  endHere(queryClient, LOGIN);
}

/** Waits until the requests of this tab have been answered, though not for ever. */
async function quiet(queryClient: QueryClient): Promise<void> {
  const until = Date.now() + QUIET_WAIT;
  while (queryClient.isFetching() > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The server saves the session again at the end of every request, also of one that began before the
 * session ended and was answered after it: such a session lives on. So it is asked, and ended again.
 */
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

/** Gives up what this tab held after its session was lost, and leaves. */
export function abandon(queryClient: QueryClient): void {
  endHere(queryClient, sessionGate.reason() === 'someoneElse' ? HOME : LOGIN);
}

function endHere(queryClient: QueryClient, path: string): void {
  queryClient.clear();
  forgetPerson();
  leaveTo(path);
}
