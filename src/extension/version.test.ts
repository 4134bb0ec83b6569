import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { EXTENSION_API } from './version.ts';

const FILES = [
  'src/extension/index.ts',
  'src/extension/parts.ts',
  'src/app/extensions/extension.ts',
  'src/app/extensions/field.ts',
];
const SNAPSHOTS = inRoot('src', 'extension', 'api');

/** Without comments and layout. */
const statements = (text: string): string[] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .split(/[;{}]|, /u)
    .map((part) => part.replace(/,\s*$/u, '').trim())
    .filter((part) => part !== '');

const snapshotOf = (version: string): string[] =>
  statements(readFileSync(`${SNAPSHOTS}/${version}.txt`, 'utf8'));

const declared = statements(FILES.map((file) => readFileSync(inRoot(file), 'utf8')).join('\n'));

test('what extensions use changes only with the version: src/extension/api/ has a file for each', () => {
  expect(declared).toEqual(snapshotOf(EXTENSION_API));
});

test('until the first number of the version is raised, the API only grows', () => {
  const [major] = EXTENSION_API.split('.');
  const earlier = readdirSync(SNAPSHOTS)
    .map((file) => file.replace('.txt', ''))
    .filter((version) => version.split('.')[0] === major);
  expect(earlier).toContain(EXTENSION_API);
  const kept = new Set(declared);
  for (const version of earlier) {
    expect(snapshotOf(version).filter((part) => !kept.has(part))).toEqual([]);
  }
});
