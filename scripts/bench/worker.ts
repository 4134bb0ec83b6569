/** Measures a client in its own process. Usage: node worker.ts <subject> <url> <milliseconds> */
import { loadSubject } from './subjects.ts';
import type { SubjectName } from './subjects.ts';

export interface Figures {
  perSecond: number;
  /** CPU time per call, in microseconds. */
  cpuMicros: number;
}

export type Measured = Record<`${'list' | 'create'} ${1 | 32}`, Figures>;

const [name, url, duration] = process.argv.slice(2);
const subject = await loadSubject(name as SubjectName, url ?? '');
const ms = Number(duration);
const measured: Partial<Measured> = {};
for (const call of ['list', 'create'] as const) {
  for (const concurrency of [1, 32] as const) {
    await measure(() => subject[call](), concurrency, ms / 4);
    measured[`${call} ${concurrency}`] = await measure(() => subject[call](), concurrency, ms);
  }
}
process.send?.(measured);
process.disconnect?.();

async function measure(
  call: () => Promise<unknown>,
  concurrency: number,
  time: number,
): Promise<Figures> {
  let calls = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const worker = async () => {
    while (performance.now() - start < time) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: calls / seconds, cpuMicros: (user + system) / calls };
}
