import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installPlan, usesSandbox } from './install-plan.mjs';
import { inRoot } from './paths.ts';

const APP = ['--omit=dev'];
const ALL = ['--include=dev'];

test.each([
  ['start.ts', '', ['ci', ...APP], 'new app'],
  ['build.ts', 'old app', ['ci', ...APP], 'new app'],
  ['start.ts', 'old', ['ci', ...ALL], 'new'],
  ['test.ts', '', ['ci', ...ALL], 'new'],
  ['test.ts', 'old app', ['ci', ...ALL], 'new'],
  ['test.ts', 'new app', ['install', '--no-save', ...ALL], 'new'],
])('%s after “%s” runs npm %j', (file, installed, command, note) => {
  expect(installPlan(file, 'new', installed)).toEqual({ command, note });
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

test('no package that the app or its build needs is one of those that a first start leaves out', () => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
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
  expect([...needed].filter((path) => packages[path] === undefined || packages[path].dev)).toEqual(
    [],
  );
});
