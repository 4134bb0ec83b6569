import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test('a key keeps its kind and its end', () => {
  expect(masked('pk_01M828FMYWEWJR5SSSMDK1B26Z')).toBe('pk_01M8…B26Z');
});

test('a short key is hidden whole', () => {
  expect(masked('pk_01M828FMYW')).toBe('••••');
  expect(masked('')).toBe('••••');
});
