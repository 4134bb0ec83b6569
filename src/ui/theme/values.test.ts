import { expect, test } from 'vitest';
import { theme } from './theme.ts';
import {
  DIALOG_MARGIN,
  PHONE,
  POPOVER_ROW,
  TOOLTIP_DELAY,
  TOOLTIP_MAX_WIDTH,
  TRANSITION_TIME,
} from './values.ts';

test('a tooltip opens after 100 ms and is at most 220 px wide', () => {
  expect(TOOLTIP_DELAY).toBe(100);
  expect(TOOLTIP_MAX_WIDTH).toBe(220);
  expect(theme.components?.['Tooltip']?.defaultProps).toMatchObject({ openDelay: 100, maw: 220 });
});

test('showing and hiding takes 100 ms', () => {
  expect(TRANSITION_TIME).toBe(100);
});

test('a dialog leaves 64 px of the window’s height', () => {
  expect(DIALOG_MARGIN).toBe(64);
});

test('a phone is at most 48em wide', () => {
  expect(PHONE).toBe('(max-width: 48em)');
});

test('rows of menus, lists and popovers are 32 px high', () => {
  expect(POPOVER_ROW).toBe(32);
});
