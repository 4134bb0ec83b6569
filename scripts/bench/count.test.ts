import { expect, test } from 'vitest';
import { countFrom } from './count.ts';

test('a count is a whole number from the least on', () => {
  expect(countFrom(undefined, 5)).toBe(5);
  expect(countFrom('3', 5)).toBe(3);
  expect(countFrom('31', 300, 31)).toBe(31);
});

test.each(['palette', '', '0', '-1', '1.5', '30'])('“%s” is refused', (text) => {
  expect(() => countFrom(text, 300, 31)).toThrow(`“${text}” is no number from 31 on.`);
});
