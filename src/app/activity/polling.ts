/** Seconds between two looks at the batch jobs: one step further after each look, the last one stays. */
export const POLL_STEPS = [2, 5, 10, 15, 30, 60] as const;
/** Jobs that one look brings. */
export const POLL_LIMIT = 100;
/** Months that the jobs go back. */
export const LOOK_BACK_MONTHS = 1;

/** The start of the day, in the reader's time zone, one month before; the last of a shorter month. */
export function lookBackStart(now: Date): Date {
  const year = now.getFullYear();
  const month = now.getMonth() - LOOK_BACK_MONTHS;
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(now.getDate(), lastDay));
}

/** Says how long to wait until the next look, from how often one looked already. */
export interface PollClock {
  /** @returns milliseconds until the next look, after so many looks in all. */
  delay: (looks: number) => number;
  /** The next look, made by hand, counts as the first again. */
  restart: (looks: number) => void;
}

export function createPollClock(): PollClock {
  let before = 0;
  return {
    delay: (looks) => {
      // A new query counts from nothing again.
      if (looks < before) before = 0;
      const step = Math.min(Math.max(looks - before - 1, 0), POLL_STEPS.length - 1);
      return (POLL_STEPS[step] ?? POLL_STEPS[0]) * 1000;
    },
    restart: (looks) => {
      before = looks;
    },
  };
}
