// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson, notePerson, notedPerson } from '../preferences/browser-storage.ts';
import { getDeleteSessionMutationKey } from '#generated/admin/auth/auth.ts';
import { getStore } from '#generated/admin/store/store.ts';
import { sessionGate } from './gate.ts';
import { LOGIN, personIn, startSession } from './session.ts';

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn<(path: string) => void>() }));
vi.mock('./sign-out-navigation.ts', () => ({
  hasUnsavedWork: () => false,
  isLeaving: () => false,
  leaveTo,
  watchLeaving: () => undefined,
}));

const stop = vi.fn<() => void>();
const answer = (id: string): Response => new Response(JSON.stringify({ user: { id } }));

function askEarly(early: Promise<Response>): void {
  vi.stubGlobal('quartermasterAsked', {
    '/admin/auth': { answer: early, askedAt: Date.now(), stop },
  });
}

beforeEach(() => {
  stop.mockReset();
  leaveTo.mockReset();
  vi.stubGlobal('fetch', () => Promise.resolve(answer('usr_2')));
  vi.stubGlobal('quartermasterAskedFor', 'usr_1');
  askEarly(Promise.resolve(answer('usr_1')));
  notePerson('usr_1');
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
});

function idAtStart(): Promise<string> {
  const queryClient = new QueryClient();
  startSession(queryClient);
  return vi.waitUntil(() => personIn(queryClient)?.id);
}

test('an early answer counts while the same person is signed in', async () => {
  expect(await idAtStart()).toBe('usr_1');
  expect(stop).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['has signed out', forgetPerson],
  ['has signed someone else in', () => notePerson('usr_2')],
])('it doesn’t count once another tab %s', async (_name, change) => {
  change();
  expect(await idAtStart()).toBe('usr_2');
  expect(stop).toHaveBeenCalledOnce();
});

test('an answer that is under way while another tab signs out leads to the sign-in page', async () => {
  let arrive: (late: Response) => void = () => undefined;
  askEarly(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  startSession(new QueryClient());
  forgetPerson();
  arrive(answer('usr_1'));
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith(LOGIN));
  expect(notedPerson()).toBeUndefined();
});

test('a call that is refused while signing out doesn’t ask to sign in again', async () => {
  const queryClient = new QueryClient();
  startSession(queryClient);
  await vi.waitUntil(() => personIn(queryClient));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Unauthorized', { status: 401 })));
  const signOut = {
    mutationKey: getDeleteSessionMutationKey(),
    mutationFn: () => new Promise(() => undefined),
  };
  void queryClient.getMutationCache().build(queryClient, signOut).execute(undefined);
  const refused = getStore().then(
    () => 'answered',
    ({ status }: { status: number }) => status,
  );
  const asked = vi.waitUntil(() => sessionGate.state() === 'over' && 'asked to sign in again');
  expect(await Promise.race([refused, asked])).toBe(401);
});
