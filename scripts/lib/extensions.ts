import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './paths.ts';
import { UserError } from './stop.ts';

/** Part of addresses and of file names. */
export const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** `EXTENSIONS` names another one. */
export const extensionsFolder = (): string =>
  resolve(root, process.env['EXTENSIONS'] ?? 'extensions');

/** @throws UserError for a name that can't be part of an address */
export function extensionNames(folder = extensionsFolder()): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.ts')))
    .toSorted();
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong === undefined) return names;
  throw new UserError(
    `The folder of the extension “${wrong}” needs a name of small letters, digits and single hyphens.`,
  );
}

const MODULE = 'virtual:extensions';

/** Each loads later, so that no start waits for it. Names no folder of this machine: source maps have it. */
export const extensionsSource = (folder: string): string => {
  const entries = extensionNames(folder).map(
    (name) => `  { name: '${name}', load: () => import('${MODULE}/${name}') },`,
  );
  return ['export const extensions = [', ...entries, '];'].join('\n');
};

export function extensionsModule(id: string, folder: string): string | undefined {
  if (id === MODULE) return `\0${MODULE}`;
  return id.startsWith(`${MODULE}/`)
    ? join(folder, id.slice(MODULE.length + 1), 'index.ts')
    : undefined;
}

/** `virtual:extensions` lists those of the folder; without any, the code for them is left out. */
export const extensions = (folder: string): Plugin => ({
  name: 'extensions',
  config: () => ({
    define: { __HAS_EXTENSIONS__: JSON.stringify(extensionNames(folder).length > 0) },
  }),
  resolveId: (id) => extensionsModule(id, folder),
  load: (id) => (id === `\0${MODULE}` ? extensionsSource(folder) : undefined),
});
