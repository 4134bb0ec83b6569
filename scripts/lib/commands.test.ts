import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUB_COMMANDS, asTyped, findCommand } from './commands.mjs';
import { inRoot, root } from './paths.ts';

const textOf = (path: string): string => readFileSync(inRoot(path), 'utf8');

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const names = Object.keys(scripts);

const { stdout: tracked } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
const files = tracked.split('\n').filter((path) => path !== '' && existsSync(inRoot(path)));

const documents = files
  .filter((path) => /^(?:docs\/)?[\w-]+\.md$/u.test(path))
  .map(textOf)
  .join('\n');

const SUBS = Object.entries(SUB_COMMANDS).flatMap(([name, subs]) =>
  Object.keys(subs).map((sub) => [name, sub] as const),
);

const isNamed = (command: string): boolean =>
  documents.split(command).some((after, place) => place > 0 && !/^[\w:-]/u.test(after));

test('there are at most 14 npm scripts, all with one way in', () => {
  expect(names.length).toBeLessThanOrEqual(14);
  for (const name of names) {
    expect(scripts[name]).toBe(`node scripts/bootstrap.mjs ${name.replace(':', '-')}`);
  }
});

test('each script and sub-command has a file', () => {
  const lacking = names
    .map((name) => name.replace(':', '-'))
    .filter((name) => !(name in SUB_COMMANDS) && !existsSync(inRoot('scripts', `${name}.ts`)));
  expect(lacking).toEqual([]);
  expect(Object.keys(SUB_COMMANDS).filter((name) => !names.includes(name))).toEqual([]);
  for (const [name, sub] of SUBS) {
    const command = findCommand(name, [sub, '--more'], true);
    expect(command).toEqual({ file: `${name}/${sub}.ts`, args: ['--more'] });
    expect(existsSync(inRoot('scripts', name, `${sub}.ts`))).toBe(true);
  }
});

test('the README or a page of docs/ names each', () => {
  const commands = [
    ...names.map((name) => (name === 'test' ? 'npm test' : asTyped(name))),
    ...SUBS.map(([name, sub]) => `${asTyped(name)} -- ${sub}`),
  ];
  expect(commands.filter((command) => !isNamed(command))).toEqual([]);
});

test('nothing names a script that is gone', () => {
  const gone = files
    .filter((path) => /\.(?:css|conf|json|md|mjs|ts|tsx|tsv|ya?ml)$/u.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/npm run ([\w:-]*\w)(?: -- ([a-z][\w-]*))?/gu)]
        .filter(([, name = '', sub = '']) => {
          const subs = SUB_COMMANDS[name];
          return !names.includes(name) || (subs !== undefined && sub !== '' && !(sub in subs));
        })
        .map(([command]) => `${path}: ${command}`),
    );
  expect(gone).toEqual([]);
});

test('without a sub-command a script runs, where it does something by itself', () => {
  expect(findCommand('build', [], true)).toEqual({ file: 'build.ts', args: [] });
  const args = ['--base', '/back-office/'];
  expect(findCommand('build', args, true)).toEqual({ file: 'build.ts', args });
  expect(findCommand('e2e', ['live/walk.spec.ts'], true)).toEqual({
    file: 'e2e.ts',
    args: ['live/walk.spec.ts'],
  });
  expect(findCommand('nothing', [], false)).toContain('docs/commands.md lists');
});

const MISTAKES = Object.keys(SUB_COMMANDS).flatMap((name) =>
  existsSync(inRoot('scripts', `${name}.ts`))
    ? [{ name, typed: 'nothing' }]
    : [
        { name, typed: 'nothing' },
        { name, typed: '' },
      ],
);

test.each(MISTAKES)('$name “$typed” lists the sub-commands, and fails', ({ name, typed }) => {
  const bootstrap = inRoot('scripts', 'bootstrap.mjs');
  const args = [bootstrap, name, typed].filter((arg) => arg !== '');
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  for (const [sub, does] of Object.entries(SUB_COMMANDS[name] ?? {})) {
    expect(stderr).toMatch(new RegExp(`^ {2}${asTyped(name)} -- ${sub} +${does}$`, 'mu'));
  }
});
