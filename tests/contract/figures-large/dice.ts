import { pick, randomSource } from '../../../sandbox/seed/random.ts';

/** UTC */
export const NOW = Date.UTC(2026, 9, 5);

export const HOUR = 3_600_000;

export interface Dice {
  chance: (share: number) => boolean;
  /** Both ends belong to it. */
  whole: (from: number, to: number) => number;
  one: <Each>(list: readonly Each[]) => Each;
  /** ISO 8601; never after `NOW` */
  after: (at: string, mostDays: number) => string;
}

export function diceOf(seed: number): Dice {
  const random = randomSource(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return {
    chance: (share) => random() < share,
    whole,
    one: (list) => pick(list, random() * list.length),
    after: (at, mostDays) => {
      const before = Date.parse(at);
      const later = Math.min(before + whole(1, mostDays * 24 * HOUR), NOW - whole(1, HOUR));
      return new Date(Math.max(before + 1, later)).toISOString();
    },
  };
}
