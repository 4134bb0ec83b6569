import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { UserError } from '../lib/stop.ts';
import type { Files } from './names.ts';

/**
 * Writes files that don't exist yet.
 *
 * @returns their absolute paths
 * @throws UserError before anything is written
 */
export function writeNew(folder: string, files: Files): string[] {
  const paths = Object.keys(files).map((path) => join(folder, path));
  const known = paths.find((path) => existsSync(path));
  if (known !== undefined) throw new UserError(`${relative(root, known)} exists already.`);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return paths;
}

/** As `npm run format` does; lists them. */
export async function formatAndList(paths: readonly string[]): Promise<void> {
  const code = paths.filter((path) => /\.tsx?$/u.test(path));
  const { code: exitCode, output } = await run(process.execPath, [bin('oxfmt'), ...code]);
  if (exitCode !== 0) throw new Error(output);
  for (const path of paths) console.log(`  ${relative(root, path)}`);
}
