import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { UserResponse } from '#generated/admin/admin.schemas.ts';
import {
  getDeleteSessionMutationKey,
  getGetSessionQueryKey,
  getGetSessionQueryOptions,
} from '#generated/admin/auth/auth.ts';
import { configureClient, dropEarlyAnswers } from '#client/index.ts';
import type { Call } from '#client/index.ts';
import {
  finishForgetting,
  forgetPerson,
  isSignedOutElsewhere,
  isSomeoneElseIn,
  notePerson,
  notedPerson,
} from '../preferences/browser-storage.ts';
import { noteWrittenOrder } from '../query/written-orders.ts';
import { sessionGate } from './gate.ts';
import type { GateReason } from './gate.ts';
import { hasUnsavedWork, isLeaving, leaveTo, watchLeaving } from './sign-out-navigation.ts';
import { HOME, paths } from '../paths.ts';
import { openTabs } from './tabs.ts';
import { shareUnsavedWork } from './unsaved-tabs.ts';

/** Loaded once; only explicit changes update it. */
export const sessionOptions = { query: { staleTime: Infinity, gcTime: Infinity } } as const;

export const LOGIN = paths.login();
const AUTH = '/admin/auth';
const ASK_WHO = 'getSession';
/** No reason to ask for sign-in. */
const SIGN_OUT = 'deleteSession';
export const CHECK = 'checkSession';
export const tabs = openTabs();
let isEnding = false;

/** Workers then send nothing more. */
export const isSessionEnding = (): boolean => isEnding;

export function noteSessionEnding(): void {
  isEnding = true;
}

export const personIn = (queryClient: QueryClient): UserResponse['user'] | undefined =>
  queryClient.getQueryData<UserResponse>(getGetSessionQueryKey())?.user;

/** Doesn't wait. */
export function startSession(queryClient: QueryClient): void {
  watchLeaving();
  finishForgetting();
  shareUnsavedWork();
  keepDialogsBeneath();
  configureClient('admin', {
    mayBeSent: (call) => {
      noteWrittenOrder(call);
      return isOwn(queryClient, call);
    },
    onUnauthorized: async ({ error: { operation }, sentAt, signal }) => {
      // Answers of calls may arrive before that of the sign-out that ended their session.
      const isSigningOut =
        isEnding || queryClient.isMutating({ mutationKey: getDeleteSessionMutationKey() }) > 0;
      if (operation === SIGN_OUT || operation === CHECK || isSigningOut) return false;
      // Early reads may fail before the session is known.
      if (operation !== ASK_WHO && queryClient.isFetching({ queryKey: getGetSessionQueryKey() })) {
        await queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions));
      }
      // Without a session the frame redirects.
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
    const before = notedPerson();
    await read();
    const person = personIn(queryClient);
    if (!person) return;
    if (before !== undefined && notedPerson() === undefined) loseSession(queryClient, 'signedOut');
    else if (!notePerson(person.id, askedAt)) loseSession(queryClient, 'someoneElse');
  };
  // Another tab may have ended or begun a session since.
  if (globalThis.quartermasterAskedFor !== notedPerson()) dropEarlyAnswers();
  void ask(() => queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions)));
}

/** Tabs share one cookie: calls wait while another tab has another user. */
function isOwn(queryClient: QueryClient, call: Call): boolean | Promise<boolean> {
  // The old page runs until the next one answers: it waits rather than shows errors.
  if (isLeaving()) return new Promise(() => undefined);
  const person = personIn(queryClient);
  if (!person || call.path === AUTH || !isSomeoneElseIn(person.id)) return true;
  loseSession(queryClient, 'someoneElse');
  return isLeaving() ? new Promise(() => undefined) : sessionGate.refused(Date.now(), call.signal);
}

/** A page with unsaved work stays beneath the sign-in dialog. */
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

/** Pages from the back/forward cache missed messages. */
function comeBack(queryClient: QueryClient): void {
  const person = personIn(queryClient);
  if (!person) return;
  if (isSomeoneElseIn(person.id)) loseSession(queryClient, 'someoneElse');
  else if (isSignedOutElsewhere()) loseSession(queryClient, 'signedOut');
  // Hide until the next page answers.
  if (isLeaving()) document.body.hidden = true;
}

const isSession = (queryKey: QueryKey): boolean =>
  hashKey(queryKey) === hashKey(getGetSessionQueryKey());

/** Escape must not close dialogs beneath the sign-in dialog. Register first. */
function keepDialogsBeneath(): void {
  const stop = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && sessionGate.state() === 'over') event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, { capture: true });
}

export function endHere(queryClient: QueryClient, path: string): void {
  queryClient.clear();
  forgetPerson();
  leaveTo(path);
}
