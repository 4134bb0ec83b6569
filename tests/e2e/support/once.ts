import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between checks for another worker. */
const PAUSE = 100;

/**
 * Runs `make` once for all workers of a run.
 *
 * @param folder must be empty at the start of a run
 * @param make returns JSON
 */
export async function oncePerRun<Made>(
  folder: string,
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const file = join(folder, `${name}.json`);
  const lock = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (;;) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Made;
    try {
      mkdirSync(lock);
      break;
    } catch {
      await wait(PAUSE);
    }
  }
  try {
    const made = await make();
    // Atomic.
    writeFileSync(`${file}.part`, JSON.stringify(made));
    renameSync(`${file}.part`, file);
    return made;
  } finally {
    rmSync(lock, { recursive: true });
  }
}
