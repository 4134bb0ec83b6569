import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot, root } from './paths.ts';

const textOf = (path: string): string => readFileSync(inRoot(path), 'utf8');

interface Manifest {
  version: string;
  packageManager: string;
  optionalDependencies: Record<string, string>;
}

const { version, packageManager, optionalDependencies } = JSON.parse(
  textOf('package.json'),
) as Manifest;

test('the same Node everywhere: scripts, .nvmrc, image and continuous integration', () => {
  const versions = Object.values(optionalDependencies);
  const major = textOf('.nvmrc').trim();
  expect([...new Set(versions.map((version) => version.split('.')[0]))]).toEqual([major]);
  expect(textOf('Dockerfile')).toContain(`FROM node:${major}-bookworm`);
  expect(textOf('.github/workflows/test.yml').match(/node:\d+/gu)).toEqual([
    `node:${major}`,
    `node:${major}`,
  ]);
  expect(packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/u);
});

test('continuous integration runs the parts of all tests once each', () => {
  const { jobs } = parse(textOf('.github/workflows/test.yml')) as {
    jobs: { all: { strategy: { matrix: { part: number[] } }; steps: { run?: string }[] } };
  };
  const { strategy, steps } = jobs.all;
  const commands = steps.map(({ run = '' }) => run);
  expect(commands).toContain(
    `npm run test:all -- --shard \${{ matrix.part }}/${strategy.matrix.part.length}`,
  );
  expect(strategy.matrix.part).toEqual(strategy.matrix.part.map((_part, index) => index + 1));
});

test('the form for bugs shows the version as the account menu does', () => {
  const { user } = JSON.parse(textOf('public/locales/en/app.json')) as {
    user: { version: string };
  };
  const known = user.version.replaceAll(/\{\{\w+\}\}/gu, '');
  const { body } = parse(textOf('.github/ISSUE_TEMPLATE/bug.yml')) as {
    body: { id?: string; attributes: { placeholder?: string } }[];
  };
  const field = body.find(({ id }) => id === 'version');
  expect(field?.attributes.placeholder?.replaceAll(/\d+\.\d+\.\d+/gu, '')).toBe(known);
});

test('each package is named with its exact version, the one that is locked', () => {
  type Names = Record<string, string>;
  const namesIn = (manifest: object): Names => {
    const {
      dependencies,
      devDependencies,
      optionalDependencies: optional,
    } = manifest as {
      [kind: string]: Names | undefined;
    };
    return { ...dependencies, ...devDependencies, ...optional };
  };
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { version?: string }>;
  };
  for (const path of ['package.json', ...globSync('examples/*/package.json', { cwd: root })]) {
    const named = Object.entries(namesIn(JSON.parse(textOf(path)) as object)).filter(
      ([, spec]) => !spec.startsWith('file:'),
    );
    const inexact = named.filter(([, spec]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/u.test(spec));
    expect({ path, inexact }).toEqual({ path, inexact: [] });
  }
  const named = namesIn(JSON.parse(textOf('package.json')) as object);
  expect(namesIn(packages[''] ?? {})).toEqual(named);
  const other = Object.entries(named).filter(
    ([name, spec]) => !spec.endsWith(packages[`node_modules/${name}`]?.version ?? ''),
  );
  expect(other).toEqual([]);
});

test('the lock file, the changelog and examples have the version of the package', () => {
  const lock = JSON.parse(textOf('package-lock.json')) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  const [, released] = /^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$/mu.exec(textOf('CHANGELOG.md')) ?? [];
  expect([lock.version, lock.packages['']?.version, released]).toEqual([version, version, version]);
  expect(textOf('.github/ISSUE_TEMPLATE/bug.yml')).toContain(`Version ${version} `);
  expect(textOf('docs/storefront.md')).toContain(`quartermaster-storefront-${version}.tgz`);
});
