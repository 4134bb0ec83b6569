import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOutFolder, emptyOutFolder, readStamp, writeStamp } from './out-folder.ts';
import { root } from './paths.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'quartermaster-out-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const at = (...parts: string[]): string => join(place, ...parts);

function theirs(name: string): string {
  mkdirSync(at(name));
  writeFileSync(at(name, 'letter.txt'), 'Dear');
  return at(name);
}

test('a new, an empty and an earlier build’s folder are taken', () => {
  mkdirSync(at('empty'));
  const earlier = theirs('earlier');
  writeStamp(earlier, 'abc');
  for (const folder of [at('new', 'inner'), at('empty'), earlier]) {
    emptyOutFolder(folder);
    expect(readdirSync(folder)).toEqual(['.sources']);
    // Incomplete, yet may be rebuilt.
    expect(readStamp(folder)).toBe('');
    emptyOutFolder(folder);
  }
});

test('a folder with anything else in it is refused, and keeps it', () => {
  const folder = theirs('photos');
  expect(() => emptyOutFolder(folder)).toThrow(/photos isn’t empty and was not made by a build/);
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});

test('the project, and whatever is around it, is refused, even with a stamp', () => {
  expect(() => checkOutFolder(root)).toThrow(/holds this project/);
  expect(() => checkOutFolder(dirname(root))).toThrow(/holds this project/);
  expect(() => checkOutFolder('/')).toThrow(/holds this project/);
  mkdirSync(at('project'));
  writeStamp(at('project'), 'abc');
  expect(() => checkOutFolder(at('project'), at('project'))).toThrow(/holds this project/);
  checkOutFolder(at('project', 'dist'), at('project'));
  checkOutFolder(at('project-out'), at('project'));
  checkOutFolder(at('proj'), at('project'));
});

test('a file is refused', () => {
  writeFileSync(at('file'), '');
  expect(() => checkOutFolder(at('file'))).toThrow(/is a file/);
});

test('links count as what they lead to', () => {
  symlinkSync(root, at('to-project'));
  symlinkSync(theirs('photos'), at('to-photos'));
  symlinkSync(at('gone'), at('to-nothing'));
  expect(() => checkOutFolder(at('to-project'))).toThrow(/holds this project/);
  expect(() => checkOutFolder(at('to-project', 'src'))).toThrow(/isn’t empty/);
  expect(() => checkOutFolder(at('to-photos'))).toThrow(/isn’t empty/);
  expect(() => checkOutFolder(at('to-nothing'))).toThrow(/leads nowhere/);
  mkdirSync(at('build'));
  writeStamp(at('build'), 'abc');
  symlinkSync(at('build'), at('to-build'));
  emptyOutFolder(at('to-build'));
  expect(existsSync(at('build', '.sources'))).toBe(true);
});
