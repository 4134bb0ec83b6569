import type { QueryClient } from '@tanstack/react-query';
import type { UserResponse } from '../../../generated/admin/admin.schemas.ts';
import {
  deleteSession,
  getGetSessionQueryKey,
  getGetSessionQueryOptions,
  getSession,
} from '../../../generated/admin/auth/auth.ts';
import { ApiError, configureClient } from '../../client/index.ts';
import { sessionGate } from './gate.ts';
import { leaveTo, watchLeaving } from './leave.ts';
import { HOME } from './next.ts';
import { forgetPerson, notePerson } from './person.ts';
import { openTabs } from './tabs.ts';

/** Who is signed in is asked once; signing in and out and an ended session change it. */
export const sessionOptions = { query: { staleTime: Infinity, gcTime: Infinity } } as const;

const LOGIN = '/login';
const ASK_WHO = 'getSession';
/** Signing out without a session is no reason to sign in. */
const SIGN_OUT = 'deleteSession';
/** Longest wait for requests under way when signing out, in ms. */
const QUIET_WAIT = 3000;
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
  keepDialogsBeneath();
  configureClient('admin', {
    onUnauthorized: async ({ error: { operation }, sentAt, signal }) => {
      if (operation === SIGN_OUT || isEnding) return false;
      // At the start the first reads may be refused before it is known who is signed in.
      if (operation !== ASK_WHO && queryClient.isFetching({ queryKey: getGetSessionQueryKey() })) {
        await queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions));
      }
      // Whoever was never signed in is led to the sign-in page by the frame.
      return personIn(queryClient) ? sessionGate.refused(sentAt, signal) : false;
    },
  });
  tabs.listen((message) => {
    const person = personIn(queryClient);
    if (message.kind === 'signedOut') {
      if (person) endHere(queryClient, LOGIN);
    } else if (!person) {
      void queryClient.refetchQueries({ queryKey: getGetSessionQueryKey() });
    } else if (person.id === message.userId) {
      sessionGate.open();
    } else {
      endHere(queryClient, HOME);
    }
  });
  void queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions)).then(() => {
    const person = personIn(queryClient);
    if (person) notePerson(person.id);
  });
}

/** Escape means the topmost dialog; while that asks to sign in, those beneath it must not close. First of all listeners. */
function keepDialogsBeneath(): void {
  const stop = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && sessionGate.state() === 'over') event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, { capture: true });
}

/** Takes over a session that begins on the sign-in page. */
export function beginSession(queryClient: QueryClient, session: UserResponse): void {
  notePerson(session.user.id);
  queryClient.clear();
  queryClient.setQueryData(getGetSessionQueryKey(), session);
  tabs.tell({ kind: 'signedIn', userId: session.user.id });
}

/**
 * Takes over a session that begins in the dialog, over a page at work. For the same person the page
 * goes on; anyone else starts afresh, and what was waiting is not done in their name.
 */
export function resumeSession(queryClient: QueryClient, session: UserResponse): void {
  const { id } = session.user;
  const isSame = personIn(queryClient)?.id === id;
  tabs.tell({ kind: 'signedIn', userId: id });
  if (isSame) {
    queryClient.setQueryData(getGetSessionQueryKey(), session);
    sessionGate.open();
  } else {
    endHere(queryClient, HOME);
    notePerson(id);
  }
}

/** Ends the session in this tab and the others, once the server has ended it. */
export async function endSession(queryClient: QueryClient): Promise<void> {
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

function endHere(queryClient: QueryClient, path: string): void {
  forgetPerson(queryClient);
  leaveTo(path);
}
