// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isKey, isWritingIn } from './keys.ts';

const press = (key: string, code: string, held = {}): Parameters<typeof isKey>[0] => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('a letter counts by what it writes, also with other layouts of Latin keyboards', () => {
  expect(isKey(press('j', 'KeyJ'), 'j')).toBe(true);
  expect(isKey(press('J', 'KeyJ'), 'j')).toBe(true);
  expect(isKey(press('j', 'KeyC'), 'j')).toBe(true);
  expect(isKey(press('h', 'KeyJ'), 'j')).toBe(false);
});

test.each([
  ['Arabic', 'ت'],
  ['Russian', 'о'],
  ['Hindi', 'र'],
])('on a keyboard for %s its place counts', (_language, written) => {
  expect(isKey(press(written, 'KeyJ'), 'j')).toBe(true);
  expect(isKey(press(written, 'KeyK'), 'j')).toBe(false);
});

test.each([
  ['English', press('/', 'Slash'), '/'],
  ['English', press('?', 'Slash', { shiftKey: true }), '?'],
  ['German', press('/', 'Digit7', { shiftKey: true }), '/'],
  ['German', press('?', 'Minus', { shiftKey: true }), '?'],
  ['German', press('-', 'Slash'), undefined],
  ['French', press('/', 'Period', { shiftKey: true }), '/'],
  ['French', press('?', 'KeyM', { shiftKey: true }), '?'],
  ['French', press('!', 'Slash'), undefined],
  ['Russian', press('/', 'Backslash', { shiftKey: true }), '/'],
  ['Russian', press('?', 'Digit7', { shiftKey: true }), '?'],
  ['Russian', press('.', 'Slash'), undefined],
  ['Arabic', press('ظ', 'Slash'), '/'],
  ['Arabic', press('؟', 'Slash', { shiftKey: true }), '?'],
  ['Hindi', press('य', 'Slash'), '/'],
  ['Hindi', press('\u095f', 'Slash', { shiftKey: true }), '?'],
])('on a keyboard for %s %o means %s alone', (_language, given, sign) => {
  expect(['/', '?', '[', ']', 'j'].filter((one) => isKey(given, one))).toEqual(sign ? [sign] : []);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('a press with %s belongs to the browser', (held) => {
  expect(isKey(press('j', 'KeyJ', { [held]: true }), 'j')).toBe(false);
});

test('named keys are no letters', () => {
  expect(isKey(press('Enter', 'KeyJ'), 'j')).toBe(false);
});

test('fields that take text keep their keys', () => {
  const make = (tag: string, type?: string): HTMLElement =>
    Object.assign(document.createElement(tag), type ? { type } : {});
  expect(isWritingIn(make('input', 'search'))).toBe(true);
  expect(isWritingIn(make('textarea'))).toBe(true);
  expect(isWritingIn(make('input', 'checkbox'))).toBe(false);
  expect(isWritingIn(make('a'))).toBe(false);
  expect(isWritingIn(null)).toBe(false);
});
