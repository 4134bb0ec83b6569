import { expect, test } from 'vitest';
import { rowAfter, rowCommand } from './row-keys.ts';

const press = (key: string, code = ''): Parameters<typeof rowCommand>[0] => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
});
const inTable = { inTable: true, singleKeys: true };

test.each([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['x', 'toggle'],
  ['/', 'search'],
  ['Escape', 'clear'],
  ['b', 'actions'],
  ['F6', 'actions'],
])('in the table %s means %s', (key, command) => {
  expect(rowCommand(press(key), inTable)).toBe(command);
});

test('outside the table letters lead into it, while arrows scroll the page', () => {
  const outside = { inTable: false, singleKeys: true };
  expect(rowCommand(press('j'), outside)).toBe('next');
  expect(rowCommand(press('/'), outside)).toBe('search');
  for (const key of ['ArrowDown', 'Home', 'x', 'Escape']) {
    expect(rowCommand(press(key), outside)).toBeUndefined();
  }
});

test('with single keys switched off only arrows and F6 are left', () => {
  const off = { inTable: true, singleKeys: false };
  for (const key of ['j', 'k', 'x', '/']) expect(rowCommand(press(key), off)).toBeUndefined();
  expect(rowCommand(press('b'), off)).toBeUndefined();
  expect(rowCommand(press('ArrowDown'), off)).toBe('next');
  expect(rowCommand(press('F6'), off)).toBe('actions');
});

test('presses with Control are the browser’s', () => {
  expect(rowCommand({ ...press('ArrowDown'), ctrlKey: true }, inTable)).toBeUndefined();
  expect(rowCommand({ ...press('k'), metaKey: true }, inTable)).toBeUndefined();
});

test('moves stop at the ends and enter at the nearer one', () => {
  expect(rowAfter('next', -1, 3)).toBe(0);
  expect(rowAfter('next', 2, 3)).toBe(2);
  expect(rowAfter('previous', 0, 3)).toBe(0);
  expect(rowAfter('previous', -1, 3)).toBe(2);
  expect(rowAfter('first', 2, 3)).toBe(0);
  expect(rowAfter('last', 0, 3)).toBe(2);
  for (const command of ['next', 'previous', 'first', 'last'] as const) {
    expect(rowAfter(command, -1, 0)).toBe(-1);
  }
});
