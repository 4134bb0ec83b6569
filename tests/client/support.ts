import type { Timing } from '../../src/client/timing.ts';

/** Records waits instead of waiting; without jitter. */
interface FakeTiming extends Timing {
  readonly waits: number[];
}

/** @param onSleep called at the start of each wait */
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
