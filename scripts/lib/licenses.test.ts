import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeLicenses } from './licenses.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'quartermaster-licenses-'));
  mkdirSync(join(place, 'assets'));
  writeFileSync(join(place, 'licenses.md'), '# Licenses\n\n## react - 19.0.0 (MIT)\n\nReact’s\n');
  const sources = ['../../node_modules/react/index.js', '../../node_modules/@a/b/index.js', 'a.ts'];
  writeFileSync(join(place, 'assets', 'worker.js.map'), JSON.stringify({ sources }));
  mkdirSync(join(place, 'modules', '@a', 'b'), { recursive: true });
  writeFileSync(
    join(place, 'modules', '@a', 'b', 'package.json'),
    '{"version":"1.2.3","license":"MIT"}',
  );
});
afterEach(() => rmSync(place, { recursive: true }));

test('a package that only a worker uses gets its chapter, once', () => {
  writeFileSync(join(place, 'modules', '@a', 'b', 'LICENSE'), 'Do as you like.\n');
  expect(completeLicenses(place, join(place, 'modules'))).toEqual(['@a/b']);
  expect(completeLicenses(place, join(place, 'modules'))).toEqual([]);
  expect(readFileSync(join(place, 'licenses.md'), 'utf8')).toBe(
    '# Licenses\n\n## react - 19.0.0 (MIT)\n\nReact’s\n\n## @a/b - 1.2.3 (MIT)\n\nDo as you like.\n',
  );
});

test('a package without a license text ends the build', () => {
  expect(() => completeLicenses(place, join(place, 'modules'))).toThrow('@a/b is part');
});
