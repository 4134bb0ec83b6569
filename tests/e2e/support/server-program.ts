import type { ChildProcess } from 'node:child_process';
import { isFree } from '../../../scripts/lib/port.ts';

/** Milliseconds. */
const INTERVAL = 100;

interface Patience {
  name: string;
  seconds: number;
  output: () => string;
}

/** @throws Error if it ends, or takes longer */
export async function untilListening(
  child: ChildProcess,
  port: number,
  { name, seconds, output }: Patience,
): Promise<void> {
  for (let waited = 0; await isFree(port); waited += INTERVAL) {
    if (waited > seconds * 1000 || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start: ${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
