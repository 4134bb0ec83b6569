/** A pausable timer. */
export interface ToastTimer {
  /** Later calls are no-ops. */
  start: () => void;
  /** Pauses for a reason, such as hover or focus. */
  hold: (reason: string) => void;
  /** Resumes once no reason is left. */
  release: (reason: string) => void;
  cancel: () => void;
}

/** @param time milliseconds */
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
