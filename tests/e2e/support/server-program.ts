import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { isFree } from '../../../scripts/lib/port.ts';

interface Start {
  name: string;
  seconds: number;
  output: () => string;
}

/** @throws Error if it ends, or takes longer */
export async function untilListening(
  child: ChildProcess,
  port: number,
  { name, seconds, output }: Start,
): Promise<void> {
  const isDown = (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    return isFree(port);
  };
  try {
    await expect.poll(isDown, { timeout: seconds * 1000 }).toBe(false);
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`${name} did not start: ${output()}`, { cause });
  }
}
