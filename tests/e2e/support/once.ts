import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between looks at whether another worker is done. */
const PAUSE = 100;

/**
 * Makes something once for all workers of a run.
 *
 * @param folder in which nothing of an earlier run is left
 * @param make something that JSON can hold
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
    // It is there as a whole or not at all.
    writeFileSync(`${file}.part`, JSON.stringify(made));
    renameSync(`${file}.part`, file);
    return made;
  } finally {
    rmSync(lock, { recursive: true });
  }
}
