import { expect, test, vi } from 'vitest';
import { createSessionGate } from './gate.ts';

test('an open gate has nothing to wait for: the call failed for another reason', async () => {
  await expect(createSessionGate().pass()).resolves.toBe(false);
});

test('what waits is sent again once someone has signed in', async () => {
  const gate = createSessionGate();
  gate.close();
  const read = gate.pass();
  const write = gate.pass();
  expect(gate.state()).toBe('over');
  gate.open();
  await expect(Promise.all([read, write])).resolves.toEqual([true, true]);
  expect(gate.state()).toBe('open');
});

test('what waits fails when nobody will sign in', async () => {
  const gate = createSessionGate();
  gate.close();
  const write = gate.pass();
  gate.giveUp();
  await expect(write).resolves.toBe(false);
});

test('a call that nobody needs any more does not wait', async () => {
  const gate = createSessionGate();
  gate.close();
  const controller = new AbortController();
  const left = gate.pass(controller.signal);
  const stays = gate.pass();
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
