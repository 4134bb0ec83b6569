// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../../tests/support/render.tsx';
import { withQuantity } from './edit-target.ts';
import type * as edits from './edits.ts';
import { copy, editOf, orderOfTwo } from './test-edit.ts';
import { useEditWriter } from './useEditWriter.ts';
import type { EditWriter } from './useEditWriter.ts';

const order = orderOfTwo();
const edit = editOf(order);

vi.mock('./edits.ts', async (original) => ({
  ...(await original<typeof edits>()),
  readOrderWithEdits: async () => {
    calls.looks += 1;
    return { ...order, edits: [calls.stored ?? edit] };
  },
  readEditsNow: async () => {
    await calls.read();
    return [edit];
  },
}));

const calls = vi.hoisted(() => ({
  answer: (): void => undefined,
  refuse: (): void => undefined,
  read: async (): Promise<void> => undefined,
  looks: 0,
  stored: undefined as edits.OrderEditRecord | undefined,
}));

vi.mock('#generated/admin/order-edits/order-edits.ts', async (original) => ({
  ...(await original<object>()),
  updateOrderEdit: () =>
    new Promise<void>((resolve, refuse) => {
      calls.answer = resolve;
      calls.refuse = () => refuse(new Error('Refused'));
    }),
  updateOrderEditItem: async () => {
    throw new ApiError('cut', { kind: 'network', outcome: 'unknown' });
  },
}));

const drawn: EditWriter[] = [];

/** As the server has it once five ropes were wanted. */
const changed = editOf(order, {
  items: order.items.map((one) => copy(one, one.id === 'item_1' ? { quantity: 5 } : {})),
});

afterEach(() => {
  vi.useRealTimers();
  calls.stored = undefined;
});

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

async function loseFiveRopes(): Promise<void> {
  vi.useFakeTimers();
  render(<Probe />);
  await act(async () => drawn.at(-1)?.change((lines) => withQuantity(lines, 'item_1', 5)));
  expect(drawn.at(-1)?.notice).toEqual({ kind: 'unknown' });
  await act(async () => drawn.at(-1)?.look());
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test('a server that is slow to change the edit is waited for', async () => {
  await loseFiveRopes();
  await pass(5000);
  expect([drawn.at(-1)?.notice, drawn.at(-1)?.isRunning]).toEqual([{ kind: 'unknown' }, true]);
  calls.stored = changed;
  await pass(3000);
  expect([drawn.at(-1)?.notice, drawn.at(-1)?.isRunning]).toEqual([{ kind: 'doneBefore' }, false]);
  expect(drawn.at(-1)?.known).toBe(changed);
});

test('steps are said to be missing once the server can’t be at them any more', async () => {
  await loseFiveRopes();
  await pass(59_000);
  expect(drawn.at(-1)?.notice).toEqual({ kind: 'unknown' });
  await pass(1000);
  expect(drawn.at(-1)?.notice).toMatchObject({
    kind: 'rest',
    steps: [{ kind: 'quantity', quantity: 5 }],
  });
});

test('leaving the page stops looking', async () => {
  await loseFiveRopes();
  await pass(5000);
  render(null);
  await pass(0);
  const { looks } = calls;
  await pass(60_000);
  expect(calls.looks).toBe(looks);
});
