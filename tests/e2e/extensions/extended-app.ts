import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oneBackend, serveBuild } from '../../../scripts/lib/app.ts';
import type { Serving } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';

const SOURCES = ['examples/extensions', 'tests/e2e/extensions/broken'];
const FOLDER = inRoot('.cache', 'test-extensions');
const OUT = 'dist-extensions';

export const extendedBuild = inRoot(OUT);

/** The app with the examples and with extensions that fail, on the tests' store. */
export async function serveExtended(): Promise<Serving> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const source of SOURCES) cpSync(inRoot(source), FOLDER, { recursive: true });
  execFileSync(
    process.execPath,
    [inRoot('scripts', 'build.ts'), '--extensions', FOLDER, '--out', OUT],
    { cwd: inRoot() },
  );
  return serveBuild(extendedBuild, await freePort(), oneBackend(process.env['SANDBOX_URL'] ?? ''));
}

/** Modules whose code a build has, by its source maps. */
export function modulesIn(outDir: string): string[] {
  const assets = join(outDir, 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(assets, file), 'utf8')) as {
        sources: string[];
      };
      return sources;
    });
}
