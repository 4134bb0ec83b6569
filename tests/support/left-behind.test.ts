import { expect, test } from 'vitest';
import { leftBehind } from '../e2e/support/left-behind.ts';
import type { PageState } from '../e2e/support/left-behind.ts';

const FOUND: PageState = {
  overlays: [],
  isOffline: false,
  hasClock: false,
  isPrinted: false,
  isDark: false,
  isAnimated: false,
  language: 'en',
  width: 1280,
  height: 720,
};

test('a page left as it was found has nothing behind', () => {
  expect(leftBehind(FOUND, [], true)).toEqual([]);
});

test.each<[Partial<PageState>, string]>([
  [{ isOffline: true }, 'it is offline'],
  [{ hasClock: true }, 'its clock stays replaced, which only freshTest can undo'],
  [{ isPrinted: true }, 'it is shown as printed'],
  [{ isDark: true }, 'its colors are dark'],
  [{ isAnimated: true }, 'it is animated'],
])('what would reach the next test fails this one: %o', (change, text) => {
  expect(leftBehind({ ...FOUND, ...change }, [])).toEqual([text]);
});

test('a call whose handler doesn’t end fails the test, with its name', () => {
  expect(leftBehind(FOUND, ['GET /admin/orders'])).toEqual(['GET /admin/orders is held']);
});

test('what is undone completely fails a test only where nothing may be left', () => {
  const state = { ...FOUND, overlays: ['Filters'], language: 'ar', width: 390 };
  expect(leftBehind(state, [])).toEqual([]);
  expect(leftBehind(state, [], true)).toEqual([
    '“Filters” is open',
    'the language is ar',
    'it is 390 × 720 px',
  ]);
});
