import { expect, test } from 'vitest';
import { gridCommand } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof gridCommand>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});

test('arrows follow the eye, also from right to left', () => {
  const step = (isRtl: boolean) => gridCommand(press('ArrowLeft'), isRtl);
  expect(step(false)).toMatchObject({ step: { row: 0, column: -1 } });
  expect(step(true)).toMatchObject({ step: { row: 0, column: 1 } });
});

test('letters with Ctrl go by their place', () => {
  expect(gridCommand(press('я', { code: 'KeyZ', ctrlKey: true }), false)).toEqual({ type: 'undo' });
  expect(gridCommand(press('Z', { code: 'KeyZ', metaKey: true, shiftKey: true }), false)).toEqual({
    type: 'redo',
  });
});

test('a sign begins to edit with it, Enter with what is there; other keys pass', () => {
  expect(gridCommand(press('7'), false)).toEqual({ type: 'edit', typed: '7' });
  expect(gridCommand(press('٧'), true)).toEqual({ type: 'edit', typed: '٧' });
  expect(gridCommand(press('Enter'), false)).toEqual({ type: 'edit' });
  for (const key of ['Tab', 'F5', 'Escape', 'Shift', ' ']) {
    expect(gridCommand(press(key), false)).toBeUndefined();
  }
  expect(gridCommand(press('c', { code: 'KeyC', ctrlKey: true }), false)).toBeUndefined();
});

test('an input method that begins to compose opens the field for it', () => {
  expect(gridCommand(press('Process'), false)).toEqual({ type: 'edit', typed: '' });
  expect(gridCommand(press('か', { isComposing: true }), false)).toBeUndefined();
});
