import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesOf, packageTgz, tarGz } from './tar.ts';
import type { TarEntry } from './tar.ts';

const MTIME = 1_700_000_000;
const LONG = `${'folder/'.repeat(15)}${'n'.repeat(90)}.js`;

const entry = (path: string, text: string): TarEntry => ({ path, content: Buffer.from(text) });
const ENTRIES = [
  entry('b.txt', 'x'.repeat(512)),
  entry('a.txt', 'Größe'),
  entry('empty', ''),
  entry(LONG, 'deep'),
];

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'quartermaster-tar-'));
});
afterEach(() => rmSync(place, { recursive: true }));

test('tar unpacks what was packed, with the given time', () => {
  const archive = join(place, 'a.tar.gz');
  writeFileSync(archive, tarGz(ENTRIES, MTIME));
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  for (const { path, content } of ENTRIES) {
    expect(readFileSync(join(place, path))).toEqual(content);
    expect(statSync(join(place, path)).mtimeMs).toBe(MTIME * 1000);
  }
  const list = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' });
  expect(list.trim().split('\n')).toEqual(['a.txt', 'b.txt', 'empty', LONG]);
});

test('the same files give the same bytes in any order', () => {
  expect(tarGz(ENTRIES.toReversed(), MTIME)).toEqual(tarGz(ENTRIES, MTIME));
});

test('a package depends neither on the mode nor on the time of its files, nor on the system', () => {
  const folder = join(place, 'client');
  mkdirSync(join(folder, 'types'), { recursive: true });
  const file = join(folder, 'types', 'index.d.ts');
  writeFileSync(file, 'export {};');
  writeFileSync(join(folder, 'package.json'), '{}');
  const first = packageTgz(folder, MTIME);
  chmodSync(file, 0o600);
  utimesSync(file, 1, 1);
  expect(packageTgz(folder, MTIME)).toEqual(first);
  // RFC 1952: no time, an unknown system.
  expect([...first.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
  const archive = join(place, 'client.tgz');
  writeFileSync(archive, first);
  const list = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' });
  expect(list.trim().split('\n')).toEqual(['package/package.json', 'package/types/index.d.ts']);
});

test('a path that doesn’t fit is an error', () => {
  expect(() => tarGz([entry('n'.repeat(101), '')], MTIME)).toThrow('too long for a tar archive');
});

test('all files of a folder become entries', () => {
  mkdirSync(join(place, 'inner'));
  writeFileSync(join(place, 'inner', 'one.txt'), '1');
  writeFileSync(join(place, '.hidden'), '2');
  const paths = entriesOf(place, 'app').map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['app/.hidden', 'app/inner/one.txt']);
});
