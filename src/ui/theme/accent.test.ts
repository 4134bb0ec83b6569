import { expect, test } from 'vitest';
import { accentShades, accentTheme, darkSelected } from './accent.ts';
import { dark, gray } from './colors.ts';
import { contrast } from './contrast.ts';
import { readColor } from './read-color.ts';
import { theme } from './theme.ts';

const WHITE = '#ffffff';

test('a color is three or six hexadecimal digits', () => {
  expect(readColor('#0C6B68')).toBe('#0c6b68');
  expect(readColor(' #f60 ')).toBe('#ff6600');
  for (const given of ['0c6b68', '#0c6b6', 'teal', 'rgb(0 0 0)', '#0c6b68ff', '', 7, null]) {
    expect(readColor(given)).toBeUndefined();
  }
});

test.each([
  ['#000000'],
  ['#ffffff'],
  ['#7f7f7f'],
  ['#ff0000'],
  ['#00ff00'],
  ['#0000ff'],
  ['#ffd400'],
  ['#00ffff'],
  ['#ff00ff'],
  ['#ff6600'],
  ['#0c6b68'],
  ['#1c1642'],
])('text on and in shades of %s keeps 4.5:1, in light and dark', (accent) => {
  const shades = accentShades(accent);
  expect(shades).toHaveLength(10);
  for (const shade of shades) expect(shade).toMatch(/^#[\da-f]{6}$/);
  const [palest, , , accentText, link, , darkFill, fill, pressed] = shades;
  for (const filled of [fill, pressed, darkFill]) {
    expect(contrast(WHITE, filled)).toBeGreaterThanOrEqual(4.5);
  }
  for (const ground of [WHITE, gray[0], gray[1], palest]) {
    expect(contrast(fill, ground)).toBeGreaterThanOrEqual(4.5);
  }
  for (const ground of [dark[7], dark[6], darkSelected(accent)]) {
    expect(contrast(accentText, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5);
  }
  // Focus outlines.
  expect(contrast(darkFill, dark[7])).toBeGreaterThanOrEqual(3);
});

test('a color that is dark enough stays as it is, a lighter one gets a darker shade', () => {
  expect(accentShades('#1c1642')[7]).toBe('#1c1642');
  expect(accentShades('#0c6b68')[7]).toBe('#0c6b68');
  expect(accentShades('#ffd400')[7]).not.toBe('#ffd400');
});

test('the theme has the accent as its primary color', () => {
  const themed = accentTheme('#1c1642');
  expect(themed.primaryColor).toBe('accent');
  expect(themed.colors?.['accent']?.[7]).toBe('#1c1642');
  expect(themed.colors?.['harbor']).toEqual(theme.colors?.['harbor']);
  expect(themed.other?.['darkSelected']).toMatch(/^#[\da-f]{6}$/);
});
