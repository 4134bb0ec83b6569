import { failureLines } from './failures.ts';
import { watchProcessorTime } from './processor-time.ts';
import { exit, fail } from './stop.ts';
import { add } from './tally.ts';
import type { Tally } from './tally.ts';

export interface Stage {
  name: string;
  /** @param onStart gets pids whose CPU time counts for this stage */
  run: (onStart: (pid: number) => void) => Promise<Tally>;
}

interface Result {
  name: string;
  tally: Tally;
  seconds: number;
}

const REST = 'builds, store and servers';

/** CPU seconds. */
export const PROCESSOR_GOAL = 1500;

/** Runs lanes in parallel, prints results and exits. */
export async function runStages(
  lanes: readonly ((run: (stage: Stage) => Promise<void>) => Promise<void>)[],
  goals: { minutes: number; processorSeconds?: number },
): Promise<never> {
  const began = Date.now();
  const processor = watchProcessorTime(REST);
  const results: Result[] = [];
  const runStage = async ({ name, run }: Stage): Promise<void> => {
    console.log(`\n— ${name}`);
    const started = Date.now();
    const tally = await run((pid) => processor?.assign(pid, name));
    results.push({ name, tally, seconds: Math.round((Date.now() - started) / 1000) });
  };
  const ended = await Promise.allSettled(lanes.map((lane) => lane(runStage)));
  for (const lane of ended) if (lane.status === 'rejected') await fail(lane.reason);

  console.log('');
  for (const { name, tally, seconds } of results) {
    console.log(
      `${String(tally.passed).padStart(6)} passed ${String(tally.failed).padStart(4)} failed  ${name} (${seconds} s)`,
    );
  }
  const total = results.reduce<Tally>((sum, { tally }) => add(sum, tally), {
    passed: 0,
    failed: 0,
  });
  const lines = failureLines(total.failures ?? []);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  if (processor) console.log(`\n${processorLines(processor.layers(), goals).join('\n')}`);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\nAll of it in ${minutes} minutes (goal: ${goals.minutes}).`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return exit(total.failed > 0 ? 1 : 0);
}

function processorLines(
  layers: readonly [string, number][],
  { processorSeconds: goal }: { processorSeconds?: number },
): string[] {
  const total = layers.reduce((sum, [, seconds]) => sum + seconds, 0);
  return [
    'Processor seconds:',
    ...layers.map(([name, seconds]) => `${seconds.toFixed(0).padStart(8)} s  ${name}`),
    `${total.toFixed(0).padStart(8)} s  in all${goal === undefined ? '' : ` (goal: ${goal})`}`,
  ];
}
