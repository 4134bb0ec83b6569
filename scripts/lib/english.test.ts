import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const texts = globSync('public/locales/en/*.json', { cwd: inRoot() }).flatMap((file) => {
  const found: [where: string, text: string][] = [];
  JSON.parse(readFileSync(inRoot(file), 'utf8'), (key, value: unknown) => {
    if (typeof value === 'string') found.push([`${file} ${key}`, value]);
    return value;
  });
  return found;
});

const saying = (words: RegExp): string[] =>
  texts.filter(([, text]) => words.test(text)).map(([where, text]) => `${where}: ${text}`);

test('spelling is American', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(
    saying(/\bcolour|organis|cancelled|catalogue|\bgrey\b|favour|centre\b|licence\b/iu),
  ).toEqual([]);
});

test('nothing is said in words that only who wrote it uses', () => {
  expect(
    saying(
      /\bis no (?!longer)|\bare no (?:amount|number)|did not work|nothing is here|may not do|usual order|not kept|look into|try and confirm|upload and try|fold all|is taken out|lost with it|\broomy\b/iu,
    ),
  ).toEqual([]);
});

test('what was done is said of what it was done to', () => {
  // “Saved “Lamp””, not ““Lamp” is saved”.
  expect(saying(/”\s(?:is|was|has been) (?:saved|created|deleted|added|removed)\.?$/u)).toEqual([]);
});
