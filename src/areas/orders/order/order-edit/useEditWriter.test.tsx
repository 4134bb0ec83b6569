// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import type * as edits from './edits.ts';
import { editOf, orderOfTwo } from './test-edit.ts';
import { useEditWriter } from './useEditWriter.ts';
import type { EditWriter } from './useEditWriter.ts';

const order = orderOfTwo();
const edit = editOf(order);

vi.mock('./edits.ts', async (original) => ({
  ...(await original<typeof edits>()),
  readOrderWithEdits: async () => ({ ...order, edits: [edit] }),
  readEditsNow: async () => {
    await calls.read();
    return [edit];
  },
}));

const calls = vi.hoisted(() => ({
  answer: (): void => undefined,
  refuse: (): void => undefined,
  read: async (): Promise<void> => undefined,
}));

vi.mock('#generated/admin/order-edits/order-edits.ts', async (original) => ({
  ...(await original<object>()),
  updateOrderEdit: () =>
    new Promise<void>((resolve, refuse) => {
      calls.answer = resolve;
      calls.refuse = () => refuse(new Error('Refused'));
    }),
}));

const drawn: EditWriter[] = [];

function Probe(): ReactNode {
  drawn.push(useEditWriter(order, edit));
  return null;
}

test('a form that is asked for before the end of a save is drawn opens at once, during it afterwards', async () => {
  const open = vi.fn<() => void>();
  render(<Probe />);
  await act(async () => drawn.at(-1)?.writeNote('By phone'));
  const during = drawn.at(-1);
  expect(during?.isRunning).toBe(true);
  during?.whenDone(open);
  expect(open).not.toHaveBeenCalled();
  await act(async () => calls.answer());
  expect(open).toHaveBeenCalledTimes(1);
  expect(drawn.at(-1)?.isRunning).toBe(false);
  during?.whenDone(open);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a form that is asked for while a failed save is read again stays closed', async () => {
  const open = vi.fn<() => void>();
  let finishReading = (): void => undefined;
  calls.read = () => new Promise<void>((resolve) => (finishReading = resolve));
  render(<Probe />);
  await act(async () => drawn.at(-1)?.writeNote('By phone'));
  await act(async () => calls.refuse());
  drawn.at(-1)?.whenDone(open);
  await act(async () => finishReading());
  expect(drawn.at(-1)?.notice?.kind).toBe('failed');
  expect(open).not.toHaveBeenCalled();
  drawn.at(-1)?.whenDone(open);
  expect(open).toHaveBeenCalledOnce();
});
