import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.ts';

interface Package {
  version: string;
  license: string;
}

function packagesIn(assets: string): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(assets)) {
    if (!file.endsWith('.js.map')) continue;
    const { sources } = JSON.parse(readFileSync(join(assets, file), 'utf8')) as {
      sources: string[];
    };
    for (const source of sources) {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (name) names.add(name);
    }
  }
  return names;
}

/** Same format as Vite's. */
function chapter(name: string, modules: string): string {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Package;
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  if (!file) throw new Error(`${name} is part of the build and has no license text.`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

/**
 * Adds packages used only by workers, which Vite omits.
 *
 * @param outDir a build with source maps
 * @returns added packages
 */
export function completeLicenses(outDir: string, modules = inRoot('node_modules')): string[] {
  const file = join(outDir, 'licenses.md');
  const known = readFileSync(file, 'utf8');
  const missing = [...packagesIn(join(outDir, 'assets'))]
    .filter((name) => !known.includes(`\n## ${name} - `))
    .toSorted();
  for (const name of missing) appendFileSync(file, chapter(name, modules));
  return missing;
}
