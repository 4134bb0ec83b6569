import { expect, test, vi } from 'vitest';
import { LATE_REFUSALS, createSessionGate } from './gate.ts';

test('an open gate has nothing to wait for: the call failed for another reason', async () => {
  await expect(createSessionGate().pass(0)).resolves.toBe(false);
});

test('what waits is sent again once someone has signed in', async () => {
  const gate = createSessionGate();
  gate.close();
  const read = gate.pass(0);
  const write = gate.pass(0);
  expect(gate.state()).toBe('over');
  gate.open();
  await expect(Promise.all([read, write])).resolves.toEqual([true, true]);
  expect(gate.state()).toBe('open');
});

test('what waits fails when nobody will sign in', async () => {
  const gate = createSessionGate();
  gate.close();
  const write = gate.pass(0);
  gate.giveUp();
  await expect(write).resolves.toBe(false);
});

test('a call that nobody needs any more does not wait', async () => {
  const gate = createSessionGate();
  gate.close();
  const controller = new AbortController();
  const left = gate.pass(0, controller.signal);
  const stays = gate.pass(0);
  controller.abort();
  await expect(left).resolves.toBe(false);
  expect(gate.state()).toBe('over');
  gate.open();
  await expect(stays).resolves.toBe(true);
});

test('one end of a session is told once, however many calls are refused', () => {
  const gate = createSessionGate();
  const told = vi.fn<() => void>();
  gate.subscribe(told);
  gate.close();
  gate.close();
  expect(told).toHaveBeenCalledTimes(1);
  gate.open();
  expect(told).toHaveBeenCalledTimes(2);
});

test('a call that was refused late, after someone had signed in, is sent again without asking anew', async () => {
  vi.useFakeTimers();
  const gate = createSessionGate();
  const sentIn = gate.round();
  gate.close();
  gate.open();
  gate.close();
  expect(gate.state()).toBe('open');
  await expect(gate.pass(sentIn)).resolves.toBe(true);
  await expect(gate.pass(gate.round())).resolves.toBe(false);
  expect(LATE_REFUSALS).toBe(5000);
  vi.advanceTimersByTime(LATE_REFUSALS);
  gate.close();
  expect(gate.state()).toBe('over');
  vi.useRealTimers();
});
