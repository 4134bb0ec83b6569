/** `over` from the first 401 until sign-in; `left` if the user declined, until the next call. */
export type GateState = 'open' | 'over' | 'left';

/** `signedOut` and `someoneElse` happened in another tab. */
export type GateReason = 'ended' | 'signedOut' | 'someoneElse';

interface Waiting {
  settle: (again: boolean) => void;
}

/** Holds calls refused after the session ended, and resends them once the same user has signed in. */
export interface SessionGate {
  state: () => GateState;
  reason: () => GateReason;
  subscribe: (listener: () => void) => () => void;
  /**
   * Waits for sign-in. Calls sent before the last decision follow it.
   *
   * @param sentAt epoch milliseconds
   * @returns true to resend
   */
  refused: (sentAt: number, signal?: AbortSignal) => Promise<boolean>;
  close: (reason: GateReason) => void;
  open: () => void;
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

export const sessionGate = createSessionGate();
