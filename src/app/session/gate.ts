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
  /**
   * Waits at a closed gate; at an open one there is nothing to wait for.
   * @returns whether the call may be sent again
   */
  pass: (signal?: AbortSignal) => Promise<boolean>;
  /** The same person has signed in again. */
  open: () => void;
  /** Nobody will: what waits fails as refused. */
  giveUp: () => void;
}

export function createSessionGate(): SessionGate {
  let state: GateState = 'open';
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
    close: () => change('over'),
    pass: (signal) => {
      if (state === 'open') return Promise.resolve(false);
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
    open: () => settleAll(true),
    giveUp: () => settleAll(false),
  };
}

/** The app's gate. */
export const sessionGate = createSessionGate();
