import { onNpmGone } from '../../sandbox/processes.ts';

/** An error whose message is a sentence for the person at the terminal; no stack is shown. */
export class UserError extends Error {}

/** Ends the process once all that it has said has gone out: a pipe takes 64 kB at a time. */
export async function exit(code: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve));
  }
  return process.exit(code);
}

/** Ends the process with a sentence that says what to do. */
export function fail(error: unknown): Promise<never> {
  // The sandbox has its own class for such sentences; it can't import from here.
  const isSentence =
    error instanceof UserError || (error instanceof Error && error.name === 'SandboxError');
  console.error(`\n${isSentence ? error.message : String((error as Error)?.stack ?? error)}\n`);
  return exit(1);
}

/** Runs `stop` once when the process is asked to end (Ctrl-C, SIGTERM, a closed terminal) or npm was killed. */
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
