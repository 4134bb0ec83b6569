import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.ts';

const LIBRARY = join(root, 'node_modules/@mantine/core');
const text = (path: string): string => readFileSync(path, 'utf8');

/** Modules by export; a component's folder has its name. */
const modules = new Map(
  globSync('esm/**/*.mjs', { cwd: LIBRARY })
    .toSorted((one, other) => Number(isHome(one)) - Number(isHome(other)))
    .map((path) => [basename(path, '.mjs'), join(LIBRARY, path)]),
);

function isHome(path: string): boolean {
  return basename(dirname(path)) === basename(path, '.mjs');
}

function stylesOf(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  if (module.endsWith('.module.mjs')) return [basename(module, '.module.mjs')];
  return [...text(module).matchAll(/from "(\.[^"]+)"/g)].flatMap(([, path = '']) =>
    stylesOf(join(dirname(module), path), seen),
  );
}

const users = [
  ...globSync('src/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('node_modules/@mantine/{modals,notifications}/esm/**/*.mjs', { cwd: root }),
];
const used = new Set(
  users.flatMap((path) =>
    [...text(join(root, path)).matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)].flatMap(
      ([, names = '']) => names.match(/[A-Z]\w+/g) ?? [],
    ),
  ),
);

test('each part of the library that the app uses has its styles, in the order of the whole sheet', () => {
  const parts = new Set(
    [...used].flatMap((name) => (modules.has(name) ? stylesOf(modules.get(name) ?? '') : [])),
  );
  expect(parts).toContain('Button');
  const whole = text(join(LIBRARY, 'styles.css'));
  const place = (part: string): number =>
    whole.indexOf(text(join(LIBRARY, 'styles', `${part}.css`)).slice(0, 60));
  const needed = ['baseline', 'default-css-variables', 'global', ...parts];
  const imported = [
    ...text(join(root, 'src/ui/theme/mantine-styles.ts')).matchAll(/core\/styles\/([\w-]+)\./g),
  ].map(([, part = '']) => part);
  expect(imported).toEqual(needed.toSorted((one, other) => place(one) - place(other)));
});
