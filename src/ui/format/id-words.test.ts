import { expect, test } from 'vitest';
import { idInWords } from './id-words.ts';

test('the words of an id stand apart, the first one with a capital letter', () => {
  expect(idInWords('my-post_express')).toBe('My post express');
  expect(idInWords('élan')).toBe('Élan');
  expect(idInWords('')).toBe('');
});
