/**
 * Whether calls find a session: `over` from the first refused call until someone has signed in;
 * `left` when they decided not to, until they do something that needs a session.
 */
export type GateState = 'open' | 'over' | 'left';

/**
 * Why there is no session for the page: it ended by itself, someone signed out in another tab, or
 * someone else signed in there.
 */
export type GateReason = 'ended' | 'signedOut' | 'someoneElse';

interface Waiting {
  settle: (again: boolean) => void;
}

/**
 * Where calls wait that were refused because the session had ended while someone worked. They are
 * sent again once the same person has signed in, so that no screen loses what is on it.
 */
export interface SessionGate {
  state: () => GateState;
  /** Why it is `over`. */
  reason: () => GateReason;
  subscribe: (listener: () => void) => () => void;
  /**
   * A call was refused. It waits until someone has signed in or decided not to; one that had been
   * sent before that, and is refused late, needs not wait.
   * @param sentAt milliseconds since 1970
   * @returns whether the call may be sent again
   */
  refused: (sentAt: number, signal?: AbortSignal) => Promise<boolean>;
  /** The session is known to be gone before a call was refused. */
  close: (reason: GateReason) => void;
  /** The same person has signed in again. */
  open: () => void;
  /** Nobody will for now: what waits fails as refused. */
  giveUp: () => void;
}

export function createSessionGate(): SessionGate {
  let state: GateState = 'open';
  let reason: GateReason = 'ended';
  let decided = { at: -Infinity, again: false };
  const waiting = new Set<Waiting>();
  const listeners = new Set<() => void>();

  const change = (to: GateState, why: GateReason = reason): void => {
    if (state === to && reason === why) return;
    state = to;
    reason = why;
    for (const listener of listeners) listener();
  };
  const decide = (again: boolean): void => {
    decided = { at: Date.now(), again };
    change(again ? 'open' : 'left', 'ended');
    for (const { settle } of [...waiting]) settle(again);
  };

  return {
    state: () => state,
    reason: () => reason,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refused: (sentAt, signal) => {
      if (signal?.aborted) return Promise.resolve(false);
      if (state !== 'over' && sentAt <= decided.at) return Promise.resolve(decided.again);
      change('over');
      return new Promise((resolve) => {
        const entry: Waiting = {
          settle: (again) => {
            waiting.delete(entry);
            signal?.removeEventListener('abort', abort);
            resolve(again);
          },
        };
        const abort = (): void => entry.settle(false);
        waiting.add(entry);
        signal?.addEventListener('abort', abort);
      });
    },
    close: (why) => change('over', why),
    open: () => decide(true),
    giveUp: () => decide(false),
  };
}

/** The app's gate. */
export const sessionGate = createSessionGate();
