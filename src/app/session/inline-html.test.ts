import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', '..');
const INLINE_HTML =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc|createContextualFragment/;

test('no text becomes markup: nothing in the app writes HTML', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => INLINE_HTML.test(readFileSync(join(SOURCES, file), 'utf8'))),
  ).toEqual([]);
});
