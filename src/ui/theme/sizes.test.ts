import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTROL_HEIGHTS, FONT_SIZES } from './values.ts';

const TOKENS = new Set(Object.keys(FONT_SIZES).map((size) => `var(--mantine-font-size-${size})`));

test('there are five sizes of text and three heights of controls', () => {
  expect(Object.values(FONT_SIZES)).toEqual([12, 13, 14, 16, 20]);
  expect(Object.values(CONTROL_HEIGHTS)).toEqual([28, 32, 36]);
});

test('style sheets name the sizes of text instead of inventing more', () => {
  const sheets = globSync('src/**/*.css');
  expect(sheets.length).toBeGreaterThan(40);
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/\bfont(?:-size)?:\s*([^;]+);/g)]
      .map(([, value = '']) => value.trim())
      .filter((value) => value !== 'inherit' && !TOKENS.has(value))
      .map((value) => `${sheet}: ${value}`),
  );
  expect(others).toEqual([]);
});
