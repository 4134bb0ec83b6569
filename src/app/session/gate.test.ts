import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionGate } from './gate.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

test('what waits is sent again once someone has signed in', async () => {
  const gate = createSessionGate();
  const read = gate.refused(900);
  const write = gate.refused(950);
  expect(gate.state()).toBe('over');
  gate.open();
  await expect(Promise.all([read, write])).resolves.toEqual([true, true]);
  expect(gate.state()).toBe('open');
});

test('what waits fails when nobody will sign in', async () => {
  const gate = createSessionGate();
  const write = gate.refused(900);
  gate.giveUp();
  await expect(write).resolves.toBe(false);
  expect(gate.state()).toBe('left');
});

test('a call that nobody needs any more does not wait', async () => {
  const gate = createSessionGate();
  const controller = new AbortController();
  const left = gate.refused(900, controller.signal);
  const stays = gate.refused(900);
  controller.abort();
  await expect(left).resolves.toBe(false);
  expect(gate.state()).toBe('over');
  gate.open();
  await expect(stays).resolves.toBe(true);
});

test('a call that was left before it was refused asks nobody to sign in', async () => {
  const gate = createSessionGate();
  await expect(gate.refused(900, AbortSignal.abort())).resolves.toBe(false);
  expect(gate.state()).toBe('open');
});

test('one end of a session is told once, however many calls are refused', () => {
  const gate = createSessionGate();
  const told = vi.fn<() => void>();
  gate.subscribe(told);
  void gate.refused(900);
  void gate.refused(900);
  expect(told).toHaveBeenCalledTimes(1);
  gate.open();
  expect(told).toHaveBeenCalledTimes(2);
});

test.each([
  ['someone signed in', true],
  ['someone decided not to', false],
])('a call sent before %s and refused late is not asked about anew', async (_when, again) => {
  const gate = createSessionGate();
  void gate.refused(900);
  if (again) gate.open();
  else gate.giveUp();
  vi.setSystemTime(5000);
  await expect(gate.refused(1000)).resolves.toBe(again);
  expect(gate.state()).toBe(again ? 'open' : 'left');
});

test.each(['open', 'giveUp'] as const)('a call sent after %s and refused asks anew', (decide) => {
  const gate = createSessionGate();
  void gate.refused(900);
  gate[decide]();
  void gate.refused(1001);
  expect(gate.state()).toBe('over');
});

test('a gate that is closed from elsewhere says why, until someone signs in', async () => {
  const gate = createSessionGate();
  const told = vi.fn<() => void>();
  gate.subscribe(told);
  gate.close('signedOut');
  expect([gate.state(), gate.reason()]).toEqual(['over', 'signedOut']);
  const write = gate.refused(1000);
  expect(gate.reason()).toBe('signedOut');
  gate.close('someoneElse');
  expect(gate.reason()).toBe('someoneElse');
  expect(told).toHaveBeenCalledTimes(2);
  gate.open();
  await expect(write).resolves.toBe(true);
  expect([gate.state(), gate.reason()]).toEqual(['open', 'ended']);
});
