import { onNpmGone } from '../../sandbox/processes.ts';

/** Printed without a stack. */
export class UserError extends Error {}

/** Flushes output first: a pipe takes 64 kB at a time. */
export async function exit(code: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve));
  }
  return process.exit(code);
}

export function fail(error: unknown): Promise<never> {
  // The sandbox can't import UserError.
  const isSentence =
    error instanceof UserError || (error instanceof Error && error.name === 'SandboxError');
  console.error(`\n${isSentence ? error.message : String((error as Error)?.stack ?? error)}\n`);
  return exit(1);
}

/** On Ctrl-C, SIGTERM, SIGHUP, or when npm was killed. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  onNpmGone(end);
}
