/**
 * Milliseconds after signing in during which a refusal doesn't end the session again: it belongs to a
 * call that had been sent before.
 */
export const LATE_REFUSALS = 5000;

/** Whether calls find a session: `over` from the first refused call until someone has signed in. */
export type GateState = 'open' | 'over';

interface Waiting {
  settle: (again: boolean) => void;
}

/**
 * Where calls wait that were refused because the session had ended while someone worked. They are
 * sent again once the same person has signed in, so that no screen loses what is on it.
 */
export interface SessionGate {
  state: () => GateState;
  subscribe: (listener: () => void) => () => void;
  /** A call was refused. */
  close: () => void;
  /** How often someone has signed in again; a call notes it before it is sent. */
  round: () => number;
  /**
   * Waits at a closed gate. At an open one there is nothing to wait for, unless someone has signed in
   * since the call was sent.
   * @param sentIn the round in which the refused call was sent
   * @returns whether the call may be sent again
   */
  pass: (sentIn: number, signal?: AbortSignal) => Promise<boolean>;
  /** The same person has signed in again. */
  open: () => void;
  /** Nobody will: what waits fails as refused. */
  giveUp: () => void;
}

export function createSessionGate(): SessionGate {
  let state: GateState = 'open';
  let round = 0;
  let openedAt = -Infinity;
  const waiting = new Set<Waiting>();
  const listeners = new Set<() => void>();

  const change = (to: GateState): void => {
    if (state === to) return;
    state = to;
    for (const listener of listeners) listener();
  };
  const settleAll = (again: boolean): void => {
    change('open');
    for (const { settle } of [...waiting]) settle(again);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      if (performance.now() - openedAt >= LATE_REFUSALS) change('over');
    },
    round: () => round,
    pass: (sentIn, signal) => {
      if (state === 'open') return Promise.resolve(sentIn < round);
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
        if (signal?.aborted) abort();
        else signal?.addEventListener('abort', abort);
      });
    },
    open: () => {
      round += 1;
      openedAt = performance.now();
      settleAll(true);
    },
    giveUp: () => settleAll(false),
  };
}

/** The app's gate. */
export const sessionGate = createSessionGate();
