/** An error whose message is a sentence for the person at the terminal; no stack is shown. */
export class UserError extends Error {}

/** Ends the process with a sentence that says what to do. */
export function fail(error: unknown): never {
  // The sandbox has its own class for such sentences; it can't import from here.
  const isSentence =
    error instanceof UserError || (error instanceof Error && error.name === 'SandboxError');
  console.error(`\n${isSentence ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
}

/** Runs `stop` once when the process is asked to end (Ctrl-C, SIGTERM, a closed terminal). */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
