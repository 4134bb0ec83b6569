import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '#ui/overlay/toast.ts';

export interface CallOptions {
  readonly signal: AbortSignal;
}

export interface AbortableCalls {
  /** For generated hooks and calls; its signal is read per call. */
  readonly request: CallOptions;
  isRunning: boolean;
  /**
   * Returns undefined if already running, for example on a double click.
   *
   * @throws the work's error
   */
  run: <T>(work: (call: CallOptions) => Promise<T>) => Promise<T | undefined>;
  /** Stays busy until the next page. */
  finish: () => void;
  /** Aborts. The server may still complete requests it received. */
  stop: () => void;
}

const isOpen = (error: unknown): boolean =>
  error instanceof Error && 'outcome' in error && error.outcome === 'unknown';

class CallController {
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
    // Keep it aborted: a closed form sends nothing.
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

/** Aborts a form's calls, queued retries included, when it closes. Shows a message if the server may have acted. */
export function useAbortableCalls(): AbortableCalls {
  const [isRunning, setRunning] = useState(false);
  const [controller] = useState(() => new CallController(setRunning));
  useEffect(() => controller.enter(), [controller]);
  const { request, run, finish, stop } = controller;
  return useMemo(
    () => ({ request, isRunning, run, finish, stop }),
    [request, isRunning, run, finish, stop],
  );
}
