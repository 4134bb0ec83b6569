import { expect, test } from 'vitest';
import { hueOf, initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Maartje van Dijk', 'MD'],
  ['ada', 'A'],
  ['  ', ''],
  ['ada.lovelace@example.com', 'A'],
  ['(Bob) O’Neil', 'BO'],
  ['山田 太郎', '山'],
  ['김철수', '김'],
  ['ليلى حسن', 'لح'],
  ['Åsa Öberg', 'ÅÖ'],
  ['🙂 ', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a name keeps its hue', () => {
  expect(hueOf('Ada')).toBe(hueOf('Ada'));
  const hues = new Set(['Ada', 'Bob', 'Cora', 'Dirk', 'Elif', 'Femke'].map(hueOf));
  expect(hues.size).toBeGreaterThan(2);
  for (const hue of hues) expect(hue % 30).toBe(0);
});
