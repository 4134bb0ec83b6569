import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Extension } from '#extension';
import { extensionNames } from '../lib/extensions.ts';
import { inRoot } from '../lib/paths.ts';
import { extensionFiles } from './extension-files.ts';
import { nameFrom } from './names.ts';
import { writeNew } from './write-new.ts';

// Inside the project, so that imports by name are found.
let folder: string;
beforeEach(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  folder = mkdtempSync(inRoot('.cache', 'extensions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first files are an extension with a page, an entry and texts', async () => {
  writeNew(folder, extensionFiles('gift-wrap'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(new Set(files)).toEqual(
    new Set([
      'gift-wrap',
      'gift-wrap/GiftWrapPage.tsx',
      'gift-wrap/index.test.ts',
      'gift-wrap/index.ts',
      'gift-wrap/locales',
      'gift-wrap/locales/en.json',
    ]),
  );
  expect(extensionNames(folder)).toEqual(['gift-wrap']);
  const path = join(folder, 'gift-wrap', 'index.ts');
  const { default: extension } = (await import(/* @vite-ignore */ path)) as { default: Extension };
  expect(extension.name).toBe('gift-wrap');
  expect(extension.navigation).toEqual([{ to: '/', label: 'title' }]);
  const texts = readFileSync(join(folder, 'gift-wrap', 'locales', 'en.json'), 'utf8');
  expect(JSON.parse(texts)).toMatchObject({ title: 'Gift wrap' });
});

test('its code can be parsed and imports only what extensions may', () => {
  for (const [path, text] of Object.entries(extensionFiles('gift-wrap'))) {
    if (path.endsWith('.json')) continue;
    expect([path, parseSync(path, text).errors]).toEqual([path, []]);
    const imported = [...text.matchAll(/(?:from |import\()'(#[^']+)'/gu)].map(([, name]) => name);
    for (const name of imported) expect(name).toMatch(/^#extension\b/u);
  }
});

test('nothing that exists is written over', () => {
  writeNew(folder, { 'gift-wrap/index.ts': 'mine' });
  expect(() => writeNew(folder, extensionFiles('gift-wrap'))).toThrow('exists already');
  expect(readFileSync(join(folder, 'gift-wrap', 'index.ts'), 'utf8')).toBe('mine');
  expect(readdirSync(join(folder, 'gift-wrap'))).toEqual(['index.ts']);
});

test.each(['Gift Wrap', 'gift_wrap', 'gift--wrap', '-gift', '2go', '../gift', 'gift/wrap', ''])(
  '“%s” is refused as a name',
  (name) => {
    expect(() => nameFrom(['--', name], 'extension gift-wrap')).toThrow('isn’t a name');
  },
);

test('a missing name and a second one are refused with an example', () => {
  for (const words of [[], ['gift', 'wrap']]) {
    expect(() => nameFrom(words, 'extension gift-wrap')).toThrow(
      'npm run generate -- extension gift-wrap',
    );
  }
  expect(nameFrom(['gift-wrap2'], 'extension gift-wrap')).toBe('gift-wrap2');
});
