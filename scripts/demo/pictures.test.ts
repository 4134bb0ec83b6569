import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { pictureAt } from './pictures.ts';

const EXAMPLES = inRoot('openapi', 'examples');

const PICTURE = /\/uploads\/\d[^\s"',]*\.(?:svg|png)/gu;

const textOf = (file: string): string => readFileSync(join(EXAMPLES, file), 'utf8');

test('each picture of the examples is drawn', () => {
  const named = readdirSync(EXAMPLES).flatMap((file) => textOf(file).match(PICTURE) ?? []);
  const paths = [...new Set(named)];
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !pictureAt(path)?.startsWith('<svg '))).toEqual([]);
});

test.each([
  '/uploads/1-no-such-thing-1.svg',
  '/uploads/1-watch-cap-99.svg',
  '/uploads/hat.svg',
  '/',
])('there is no picture at %s', (path) => {
  expect(pictureAt(path)).toBeUndefined();
});
