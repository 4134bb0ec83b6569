import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extensionNames, extensionsModule, extensionsSource } from './extensions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extensions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function add(name: string, file = 'index.ts'): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, file), '');
}

test('each folder with an index is an extension, by name', () => {
  add('warranties');
  add('b2b-approval');
  add('notes', 'README.md');
  expect(extensionNames(folder)).toEqual(['b2b-approval', 'warranties']);
  expect(extensionNames(join(folder, 'none'))).toEqual([]);
});

test('a name that no address can have is refused', () => {
  add('Gift Wrap');
  expect(() => extensionNames(folder)).toThrow('“Gift Wrap”');
});

test('none is imported before it is asked for', () => {
  expect(extensionsSource(folder)).toBe('export const extensions = [\n];');
  add('warranties');
  expect(extensionsSource(folder)).toContain(
    "{ name: 'warranties', load: () => import('virtual:extensions/warranties') }",
  );
});

test('an extension is found in its folder, which the source doesn’t name', () => {
  add('warranties');
  expect(extensionsSource(folder)).not.toContain(folder);
  expect(extensionsModule('virtual:extensions/warranties', folder)).toBe(
    join(folder, 'warranties', 'index.ts'),
  );
  expect(extensionsModule('./warranties.ts', folder)).toBeUndefined();
});
