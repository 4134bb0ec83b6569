export interface Pausing {
  isPaused: () => boolean;
  /** Undefined unless paused */
  ended: () => Promise<void> | undefined;
  /** False if paused already */
  pause: () => boolean;
  resume: () => void;
}

export function createPausing(): Pausing {
  let current: { ended: Promise<void>; end: () => void } | undefined;
  return {
    isPaused: () => current !== undefined,
    ended: () => current?.ended,
    pause: () => {
      if (current !== undefined) return false;
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      current = { ended, end };
      return true;
    },
    resume: () => {
      current?.end();
      current = undefined;
    },
  };
}
