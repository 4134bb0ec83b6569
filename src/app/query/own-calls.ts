import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '#ui/overlay/toast.ts';

/** What a call is given so that it ends with the form that makes it. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** The calls of one form. */
export interface OwnCalls {
  /** For a generated hook (`request`) or call; its signal is the one of the moment of the call. */
  readonly request: CallOptions;
  /** Some work is under way. */
  isRunning: boolean;
  /**
   * Does some work, unless some is under way already: a second press then does nothing and resolves to undefined.
   *
   * @param work is given what its calls need
   * @throws what the work throws
   */
  run: <T>(work: (call: CallOptions) => Promise<T>) => Promise<T | undefined>;
  /** The form has done its work and is left: it stays busy, so that nothing is done twice while the next page loads. */
  finish: () => void;
  /** Ends what is under way. What the server has got by then it may still carry out. */
  stop: () => void;
}

/** Whether an error leaves open what the server did. */
const isOpen = (error: unknown): boolean =>
  error instanceof Error && 'outcome' in error && error.outcome === 'unknown';

class Owner {
  private controller = new AbortController();
  private isBusy = false;
  private isFinished = false;
  private hasLeft = false;

  readonly request: CallOptions;
  private readonly onRunning: (isRunning: boolean) => void;

  constructor(onRunning: (isRunning: boolean) => void) {
    this.onRunning = onRunning;
    const current = (): AbortSignal => this.controller.signal;
    this.request = {
      get signal() {
        return current();
      },
    };
  }

  readonly finish = (): void => {
    this.isFinished = true;
    this.isBusy = true;
    this.onRunning(true);
  };

  readonly stop = (): void => {
    this.controller.abort();
    // Of a form that is gone nothing is sent any more.
    if (!this.hasLeft) this.controller = new AbortController();
  };

  readonly enter = (): (() => void) => {
    if (this.hasLeft) this.controller = new AbortController();
    this.hasLeft = false;
    return () => {
      this.hasLeft = true;
      this.controller.abort();
    };
  };

  readonly run = async <T>(work: (call: CallOptions) => Promise<T>): Promise<T | undefined> => {
    if (this.isBusy) return undefined;
    const { signal } = this.controller;
    this.isBusy = true;
    this.onRunning(true);
    try {
      return await work({ signal });
    } catch (error) {
      if (this.hasLeft && signal.aborted && isOpen(error)) {
        showToast('error', {
          title: i18next.t('errors.leftTitle'),
          message: i18next.t('errors.left'),
        });
      }
      throw error;
    } finally {
      if (!this.isFinished) {
        this.isBusy = false;
        this.onRunning(false);
      }
    }
  };
}

/**
 * Ties the calls of a form to it: once the form is closed, discarded or left, nothing of it is sent any more, neither
 * what waits for its next try nor what would have come after. When the server may have got something by then, a
 * message says so.
 */
export function useOwnCalls(): OwnCalls {
  const [isRunning, setRunning] = useState(false);
  const [owner] = useState(() => new Owner(setRunning));
  useEffect(() => owner.enter(), [owner]);
  const { request, run, finish, stop } = owner;
  return useMemo(
    () => ({ request, isRunning, run, finish, stop }),
    [request, isRunning, run, finish, stop],
  );
}
