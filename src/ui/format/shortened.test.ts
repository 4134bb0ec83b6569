import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('only a long text is cut, and one sees that it was', () => {
  expect(shortened('x'.repeat(80))).toBe('x'.repeat(80));
  expect(shortened('x'.repeat(100_000))).toBe(`${'x'.repeat(80)}…`);
  expect(shortened('12345', 4)).toBe('1234…');
});
