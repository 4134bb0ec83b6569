import { expect, test } from 'vitest';
import { boundProblem, stepped } from './step.ts';

const bounds = { min: 0, max: 10 };

test('steps stay within the bounds', () => {
  expect(stepped(3, 1, bounds)).toBe(4);
  expect(stepped(10, 1, bounds)).toBe(10);
  expect(stepped(0, -1, bounds)).toBe(0);
  expect(stepped(4, 10, bounds)).toBe(10);
});

test('the first step from an empty or unreadable field begins at nothing', () => {
  expect(stepped(null, 1, bounds)).toBe(1);
  expect(stepped(Number.NaN, 1, bounds)).toBe(1);
  expect(stepped(null, -1, { min: 1, max: 10 })).toBe(1);
});

test('says on which side a number is out of bounds', () => {
  expect(boundProblem(-1, bounds)).toBe('tooSmall');
  expect(boundProblem(11, bounds)).toBe('tooLarge');
  expect(boundProblem(10, bounds)).toBeUndefined();
  expect(boundProblem(null, bounds)).toBeUndefined();
});
