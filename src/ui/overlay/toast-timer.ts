/** A time that runs out once, and stands still while it is held. */
export interface ToastTimer {
  /** Begins to run; later calls change nothing. */
  start: () => void;
  /** Stops the time for one reason: pointed at, or focused. */
  hold: (reason: string) => void;
  /** Goes on when no reason is left. */
  release: (reason: string) => void;
  /** Ends it without running out. */
  cancel: () => void;
}

/**
 * @param time milliseconds
 * @param onEnd called once when the time has run out
 */
export function createToastTimer(time: number, onEnd: () => void): ToastTimer {
  const reasons = new Set<string>();
  let left = time;
  let since: number | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  const run = (): void => {
    since = Date.now();
    timeout = setTimeout(onEnd, left);
  };
  const stop = (): void => {
    clearTimeout(timeout);
    if (since !== undefined) left -= Date.now() - since;
    since = undefined;
  };
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      if (reasons.size === 0) run();
    },
    hold: (reason) => {
      if (isStarted && reasons.size === 0) stop();
      reasons.add(reason);
    },
    release: (reason) => {
      if (reasons.delete(reason) && reasons.size === 0 && isStarted) run();
    },
    cancel: stop,
  };
}
