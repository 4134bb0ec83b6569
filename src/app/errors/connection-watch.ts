import type { QueryClient } from '@tanstack/react-query';
import { getSession } from '#generated/admin/auth/auth.ts';
import { isApiError } from '#client/index.ts';
import { sessionGate } from '../session/gate.ts';

/** `away`: the server doesn't answer. */
export type Connection = 'ok' | 'offline' | 'away';

/** Seconds; the last one repeats. */
export const LOOK_STEPS: readonly number[] = [2, 5, 10, 15, 30];
/** Milliseconds. */
export const LOOK_TIMEOUT = 8000;

const GATEWAY_STATUSES: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

const AWAY_KINDS: ReadonlySet<string> = new Set(['network', 'offline', 'timeout']);

export function isAwayError(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return AWAY_KINDS.has(error.kind) || GATEWAY_STATUSES.has(error.status);
}

export interface ConnectionWatch {
  state: () => Connection;
  subscribe: (listener: () => void) => () => void;
  suspect: () => void;
  answered: () => void;
  setOnline: (isOnline: boolean) => void;
}

/**
 * One failed call is no proof: asks once more, then repeatedly with growing delays.
 *
 * @param look rejects with `isAwayError` if the server is away
 */
export function createConnectionWatch(
  look: () => Promise<unknown>,
  onBack: () => void,
): ConnectionWatch {
  const listeners = new Set<() => void>();
  let isOnline = true;
  let isAway = false;
  let isLooking = false;
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const state = (): Connection => (!isOnline ? 'offline' : isAway ? 'away' : 'ok');
  const change = (act: () => void): void => {
    const before = state();
    act();
    const after = state();
    if (before === after) return;
    for (const listener of listeners) listener();
    if (after === 'ok') onBack();
  };
  const answered = (): void => {
    clearTimeout(timer);
    step = 0;
    change(() => (isAway = false));
  };
  const lookNow = async (): Promise<void> => {
    if (isLooking || !isOnline) return;
    isLooking = true;
    clearTimeout(timer);
    const away = await look().then(
      () => false,
      (error: unknown) => isAwayError(error),
    );
    isLooking = false;
    if (!away) {
      answered();
      return;
    }
    change(() => (isAway = true));
    const seconds = LOOK_STEPS[Math.min(step, LOOK_STEPS.length - 1)] ?? 0;
    step += 1;
    timer = setTimeout(() => void lookNow(), seconds * 1000);
  };

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    suspect: () => {
      if (!isAway) void lookNow();
    },
    answered,
    setOnline: (next) => {
      change(() => (isOnline = next));
      if (next && isAway) void lookNow();
    },
  };
}

let watch: ConnectionWatch | undefined;

/** `ok` until watched. */
export const connection: Pick<ConnectionWatch, 'state' | 'subscribe'> = {
  state: () => watch?.state() ?? 'ok',
  subscribe: (listener) => watch?.subscribe(listener) ?? (() => {}),
};

export function watchConnection(queryClient: QueryClient): void {
  if (watch) return;
  const started = createConnectionWatch(
    () => getSession({ maxRetries: 0, timeout: LOOK_TIMEOUT }),
    () => {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => isAwayError(state.error),
      });
    },
  );
  watch = started;
  const note = (type: string, error: unknown): void => {
    if (type === 'success') started.answered();
    else if (type === 'error' && isAwayError(error)) started.suspect();
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    // Data set by the app is no answer.
    if (action.type === 'success' && action.manual) return;
    note(action.type, action.type === 'error' ? action.error : undefined);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    note(action.type, action.type === 'error' ? action.error : undefined);
  });
  // A refused call waits for sign-in, but was answered.
  sessionGate.subscribe(started.answered);
  window.addEventListener('online', () => started.setOnline(true));
  window.addEventListener('offline', () => started.setOnline(false));
  started.setOnline(navigator.onLine);
}

/** Epoch milliseconds of the oldest data on screen. */
export function oldestShown(queryClient: QueryClient): number | undefined {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => state.data !== undefined && queryKey[1] !== 'auth')
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}
