import { expect, test } from 'vitest';
import { isSaveKey } from './save-keys.ts';

const press = (key: string, code: string, held = {}): Parameters<typeof isSaveKey>[0] => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['s', 'KeyS', { ctrlKey: true }, true],
  ['s', 'KeyS', { metaKey: true }, true],
  ['ы', 'KeyS', { ctrlKey: true }, true],
  ['Enter', 'Enter', { ctrlKey: true }, true],
  ['Enter', 'NumpadEnter', { metaKey: true }, true],
  ['s', 'KeyS', {}, false],
  ['Enter', 'Enter', {}, false],
  ['S', 'KeyS', { ctrlKey: true, shiftKey: true }, false],
  ['s', 'KeyS', { ctrlKey: true, altKey: true }, false],
  ['s', 'KeyS', { ctrlKey: true, metaKey: true }, false],
  ['d', 'KeyD', { ctrlKey: true }, false],
] as const)('%s (%s) with %o saves: %s', (key, code, held, saves) => {
  expect(isSaveKey(press(key, code, held))).toBe(saves);
});
