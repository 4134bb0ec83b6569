import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installPlan, usesSandbox } from './install-plan.mjs';
import { codeFiles } from './modules.ts';
import { inRoot } from './paths.ts';

const APP = ['--omit=dev'];
const ALL = ['--include=dev'];

test.each([
  ['start.ts', '', ['ci', ...APP], 'new app'],
  ['build.ts', 'old app', ['ci', ...APP], 'new app'],
  ['start.ts', 'old', ['ci', ...ALL], 'new'],
  ['test.ts', '', ['ci', ...ALL], 'new'],
  ['test.ts', 'old app', ['ci', ...ALL], 'new'],
])('%s after “%s” runs npm %j', (file, installed, command, note) => {
  expect(installPlan(file, 'new', installed)).toEqual({ command, note });
});

test('the first tests add packages to those of the app, which stay if npm fails', () => {
  expect(installPlan('test.ts', 'new', 'new app')).toEqual({
    command: ['install', '--no-save', ...ALL],
    note: 'new',
    before: 'new app',
  });
});

test.each([
  ['start.ts', 'new app'],
  ['start.ts', 'new'],
  ['test.ts', 'new'],
])('%s after “%s” installs nothing', (file, installed) => {
  expect(installPlan(file, 'new', installed)).toBeUndefined();
});

test('the sandbox is installed for the scripts that start it', () => {
  expect(usesSandbox('start.ts', [])).toBe(true);
  expect(usesSandbox('start/sandbox.ts', ['--empty'])).toBe(true);
  expect(usesSandbox('start/sandbox.ts', ['reset'])).toBe(false);
  expect(usesSandbox('dev.ts', ['--mock'])).toBe(false);
  expect(usesSandbox('build.ts', [])).toBe(false);
});

interface Entry {
  dev?: boolean;
  dependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

const isLeftOut = (path: string): boolean => packages[path] === undefined || !!packages[path].dev;

test('no package that the app or its build needs is one of those that a first start leaves out', () => {
  const find = (name: string, from: string): string => {
    const path = `${from}node_modules/${name}`;
    if (path in packages || from === '') return path;
    return find(name, from.slice(0, from.lastIndexOf('node_modules/', from.length - 2)));
  };
  const needed = new Set(['']);
  for (const path of needed) {
    const from = path === '' ? '' : `${path}/`;
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      needed.add(find(name, from));
    }
  }
  expect(needed).toContain('node_modules/vite');
  expect(needed).toContain('node_modules/rolldown');
  expect([...needed].filter(isLeftOut)).toEqual([]);
});

const IMPORT =
  /^(?:import|export)\b(?!\s+type\b)[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'/gmu;

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(
    ([, from, alone, later]) => from ?? alone ?? later ?? '',
  );

const isPackage = (name: string): boolean => /^@?[a-z][\w./-]*$/u.test(name);

test('what starts and builds the app imports no package that a first start leaves out', () => {
  const files = new Set(
    ['scripts/start.ts', 'scripts/start/sandbox.ts', 'scripts/build.ts', 'vite.config.ts'].map(
      (path) => inRoot(path),
    ),
  );
  const names = new Set<string>();
  // The set grows while iterating.
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) files.add(join(file, '..', name));
      else if (isPackage(name)) names.add(name);
    }
  }
  const app = codeFiles('src').filter(
    (path) => !/^src\/storefront\/|\/test-|\/snippet\.ts$/u.test(path),
  );
  for (const name of app.flatMap((path) => importsOf(inRoot(path)).filter(isPackage))) {
    names.add(name);
  }
  expect(files).toContain(inRoot('scripts', 'lib', 'screen-files.ts'));
  expect(names).toContain('vite');
  const missing = [...names].filter((name) => {
    const [, root = ''] = /^((?:@[^/]+\/)?[^/]+)/u.exec(name) ?? [];
    return isLeftOut(`node_modules/${root}`);
  });
  expect(missing).toEqual([]);
});
