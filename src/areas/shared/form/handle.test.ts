import { expect, test } from 'vitest';
import { HANDLE, handleOf, isHandle, newHandle } from './handle.ts';

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

test('a handle that is stored already may stay as it is', () => {
  expect(isHandle('lamps-🛋️', 'lamps-🛋️')).toBe(true);
  expect(isHandle('lamps-🛋️', 'lamps')).toBe(false);
  expect(isHandle(' lamps ')).toBe(true);
});

test('what is new gets a handle out of its title, unless one is typed', () => {
  expect(newHandle(' own ', 'Lamps 🛋️')).toBe('own');
  expect(newHandle(' ', 'Lamps 🛋️')).toBe('lamps');
  expect(newHandle('', '🛋️')).toBeUndefined();
});
