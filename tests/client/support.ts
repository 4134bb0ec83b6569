import type { Timing } from '../../src/client/timing.ts';

/** A clock that notes the waits instead of making them; chance always falls in the middle. */
export interface FakeTiming extends Timing {
  readonly waits: number[];
}

/** @param onSleep runs at the beginning of each wait */
export function fakeTiming(onSleep: () => void = () => {}): FakeTiming {
  const waits: number[] = [];
  return {
    waits,
    now: () => Date.parse('2026-01-01T00:00:00Z'),
    random: () => 0.5,
    sleep: (ms) => {
      waits.push(ms);
      onSleep();
      return Promise.resolve();
    },
  };
}
