import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH, passwordProblems } from './password.ts';

test('a new password has at least 8 characters', () => {
  expect(MIN_PASSWORD_LENGTH).toBe(8);
  expect(passwordProblems({ password: '1234567', repeat: '1234567' })).toEqual({
    password: 'short',
  });
  expect(passwordProblems({ password: '12345678', repeat: '12345678' })).toEqual({});
});

test('an emoji counts as one character', () => {
  expect(passwordProblems({ password: '⚓⚓⚓🛟🛟🛟🛟', repeat: '⚓⚓⚓🛟🛟🛟🛟' })).toEqual({
    password: 'short',
  });
});

test('both entries must be the same', () => {
  expect(passwordProblems({ password: 'harbour-1', repeat: 'harbour-2' })).toEqual({
    repeat: 'mismatch',
  });
});
