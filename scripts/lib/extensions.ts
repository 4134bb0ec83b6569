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

/** Each loads later, so that no start waits for it. */
export const extensionsSource = (folder: string): string => {
  const entries = extensionNames(folder).map((name) => {
    const path = JSON.stringify(join(folder, name, 'index.ts'));
    return `  { name: ${JSON.stringify(name)}, load: () => import(${path}) },`;
  });
  return ['export const extensions = [', ...entries, '];'].join('\n');
};

/** `virtual:extensions` lists those of the folder; without any, the code for them is left out. */
export const extensions = (folder: string): Plugin => ({
  name: 'extensions',
  config: () => ({
    define: { __HAS_EXTENSIONS__: JSON.stringify(extensionNames(folder).length > 0) },
  }),
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? extensionsSource(folder) : undefined),
});
