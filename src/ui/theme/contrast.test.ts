import { expect, test } from 'vitest';
import { BOX_LINES, dark, gray, harbor, red } from './colors.ts';
import { contrast } from './contrast.ts';

const white = '#ffffff';

test('the formula gives 21:1 for black on white', () => {
  expect(contrast('#000000', white)).toBeCloseTo(21);
});

test.each([
  ['white on a red button', white, red[7]],
  ['white on a red button that is pointed at', white, red[8]],
  ['white on a red button in dark', white, red[6]],
  ['white on a red button that is pointed at in dark', white, red[7]],
  ['white on a main button', white, harbor[7]],
  ['white on a main button in dark', white, harbor[6]],
  ['an error on a card', red[7], white],
  ['an error on the page', red[7], gray[0]],
  ['an error on a marked surface', red[7], gray[1]],
  ['an error on a card in dark', red[4], dark[7]],
  ['an error on what is raised in dark', red[4], dark[6]],
  ['an error on a marked surface in dark', red[4], dark[5]],
  ['dimmed words on the page', gray[6], gray[0]],
  ['dimmed words on a card in dark', dark[2], dark[7]],
])('%s keeps 4.5:1', (_what, words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['a checkbox on a card', BOX_LINES.light, white],
  ['a checkbox in a row that is pointed at', BOX_LINES.light, gray[0]],
  ['a checkbox on a marked surface', BOX_LINES.light, gray[1]],
  ['a checkbox on a card in dark', BOX_LINES.dark, dark[7]],
  ['a checkbox on what is raised in dark', BOX_LINES.dark, dark[6]],
])('%s keeps 3:1', (_what, edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
});
