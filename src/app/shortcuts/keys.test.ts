// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { KeyPress } from '#ui/keyboard/keys.ts';
import { SEQUENCE_TIME, followPress, isSingleKey, keyCaps, keyText } from './keys.ts';

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const g = press('g', 'KeyG');
const p = press('p', 'KeyP');
const palette = { keys: 'mod+k' };
const help = { keys: '?' };
const products = { keys: 'g p' };
const orders = { keys: 'g o' };
const all = [palette, help, products, orders];

test('a second may pass between two keys', () => {
  expect(SEQUENCE_TIME).toBe(1000);
});

test('Ctrl opens the palette, on a Mac Command', () => {
  const ctrl = press('k', 'KeyK', { ctrlKey: true });
  const command = press('k', 'KeyK', { metaKey: true });
  expect(followPress(ctrl, [], all, false)).toEqual({ kind: 'run', shortcut: palette });
  expect(followPress(command, [], all, true)).toEqual({ kind: 'run', shortcut: palette });
  expect(followPress(ctrl, [], all, true)).toEqual({ kind: 'none' });
  expect(followPress(command, [], all, false)).toEqual({ kind: 'none' });
  expect(
    followPress(press('K', 'KeyK', { ctrlKey: true, shiftKey: true }), [], all, false),
  ).toEqual({
    kind: 'none',
  });
  expect(followPress(press('k', 'KeyK'), [], all, false)).toEqual({ kind: 'none' });
});

test('an event of the browser counts as well', () => {
  const event = new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true });
  expect(followPress(event, [], all, false)).toEqual({ kind: 'run', shortcut: palette });
});

test('on a keyboard without Latin letters the place counts', () => {
  const ctrl = press('л', 'KeyK', { ctrlKey: true });
  expect(followPress(ctrl, [], all, false)).toEqual({ kind: 'run', shortcut: palette });
  const first = press('п', 'KeyG');
  expect(followPress(first, [], all, false)).toEqual({ kind: 'wait', presses: [first] });
  expect(followPress(press('з', 'KeyP'), [first], all, false)).toEqual({
    kind: 'run',
    shortcut: products,
  });
});

test('a question mark counts wherever a keyboard has it; in Arabic its place counts', () => {
  const asks = (given: KeyPress): string => followPress(given, [], all, false).kind;
  expect(asks(press('?', 'Slash', { shiftKey: true }))).toBe('run');
  expect(asks(press('?', 'Minus', { shiftKey: true }))).toBe('run');
  expect(asks(press('؟', 'Slash', { shiftKey: true }))).toBe('run');
  expect(asks(press('ظ', 'Slash'))).toBe('none');
  expect(asks(press('/', 'Slash'))).toBe('none');
});

test('one key after the other', () => {
  expect(followPress(g, [], all, false)).toEqual({ kind: 'wait', presses: [g] });
  expect(followPress(p, [g], all, false)).toEqual({ kind: 'run', shortcut: products });
  expect(followPress(p, [], all, false)).toEqual({ kind: 'none' });
});

test('a press that leads nowhere may begin anew', () => {
  expect(followPress(press('x', 'KeyX'), [g], all, false)).toEqual({ kind: 'none' });
  expect(followPress(g, [g], all, false)).toEqual({ kind: 'wait', presses: [g] });
  expect(followPress(press('?', 'Slash', { shiftKey: true }), [g], all, false)).toEqual({
    kind: 'run',
    shortcut: help,
  });
});

test('what needs no modifier is a single key', () => {
  expect(all.filter(({ keys }) => isSingleKey(keys))).toEqual([help, products, orders]);
});

test('keys are labelled as the platform labels them', () => {
  expect(keyCaps('mod+k', true)).toEqual([['⌘', 'K']]);
  expect(keyCaps('mod+k', false)).toEqual([['Ctrl', 'K']]);
  expect(keyCaps('g p', false)).toEqual([['G'], ['P']]);
  expect(keyCaps('Alt+↑', false)).toEqual([['Alt', '↑']]);
  expect(keyCaps('Alt+↑', true)).toEqual([['⌥', '↑']]);
  expect(keyText('mod+k', true)).toBe('⌘K');
  expect(keyText('mod+k', false)).toBe('Ctrl+K');
  expect(keyText('g p', false)).toBe('G P');
});
