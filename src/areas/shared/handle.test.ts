import { expect, test } from 'vitest';
import { HANDLE, handleOf } from './handle.ts';

test.each(['brass-compass', 'größe-2', '羅針盤', 'a'])('%s can be a handle', (handle) => {
  expect(handle).toMatch(HANDLE);
});

test.each(['', 'Brass', 'a b', 'a/b', '-a', 'a-', 'a--b', 'a?b'])(
  '%s can be no handle',
  (handle) => {
    expect(handle).not.toMatch(HANDLE);
  },
);

test.each([
  ['Brass Compass, 2nd edition!', 'brass-compass-2nd-edition'],
  ['Größe & Émaillé', 'große-emaille'],
  ['羅針盤 一号', '羅針盤-一号'],
])('the handle of %s is %s', (title, handle) => {
  expect(handleOf(title)).toBe(handle);
  expect(handle).toMatch(HANDLE);
});

test('a title of signs has no handle', () => {
  expect(handleOf('!!!')).toBe('');
});
