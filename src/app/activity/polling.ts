/** Seconds between polls; the last one repeats. */
export const POLL_STEPS = [2, 5, 10, 15, 30, 60] as const;
export const POLL_LIMIT = 100;
export const LOOK_BACK_MONTHS = 1;

/** Local start of the day one month ago; clamped in shorter months. */
export function lookBackStart(now: Date): Date {
  const year = now.getFullYear();
  const month = now.getMonth() - LOOK_BACK_MONTHS;
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(now.getDate(), lastDay));
}

export interface PollClock {
  /** @returns milliseconds */
  delay: (looks: number) => number;
  restart: (looks: number) => void;
}

export function createPollClock(): PollClock {
  let before = 0;
  return {
    delay: (looks) => {
      if (looks < before) before = 0;
      const step = Math.min(Math.max(looks - before - 1, 0), POLL_STEPS.length - 1);
      return (POLL_STEPS[step] ?? POLL_STEPS[0]) * 1000;
    },
    restart: (looks) => {
      before = looks;
    },
  };
}
