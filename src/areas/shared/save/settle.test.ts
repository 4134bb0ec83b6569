import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { createOnce } from './create-once.ts';
import type { Creation } from './create-once.ts';
import { settled } from './settle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits four seconds from the lost answer, and not at all for a form that was left', async () => {
  const ended = vi.fn();
  void settled(Date.now() - 1000, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  await settled(Date.now(), AbortSignal.abort());
  const leaving = new AbortController();
  const left = settled(Date.now(), leaving.signal);
  leaving.abort();
  await left;
});

test('until a minute has passed, the server may still act', async () => {
  const at = Date.now();
  const { signal } = new AbortController();
  const looks: [number, boolean][] = [];
  for (const look of [0, 1, 2, 3, 4]) {
    const looked = settled(at, signal, look).then((isOpen) =>
      looks.push([Date.now() - at, isOpen]),
    );
    await vi.advanceTimersToNextTimerAsync();
    await looked;
  }
  expect(looks).toEqual([
    [4000, true],
    [8000, true],
    [16_000, true],
    [32_000, true],
    [60_000, false],
  ]);
});

interface Lamp {
  id: string;
  name: string;
}

const lamps = (stored: readonly Lamp[], create: () => void): Creation<{ name: string }, Lamp> => ({
  operation: 'createLamp',
  create: async () => {
    create();
    throw new ApiError('cut', { kind: 'network', outcome: 'unknown' });
  },
  find: async () => [...stored],
  isNamed: (lamp, { name }) => lamp.name === name,
});

test('a server that takes eight seconds is waited for: nothing is said to be missing before', async () => {
  const stored: Lamp[] = [];
  const create = vi.fn(
    () => void setTimeout(() => stored.push({ id: 'lamp_1', name: 'Lamp' }), 8500),
  );
  const once = createOnce(lamps(stored, create));
  const call = { signal: new AbortController().signal };
  await once.submit({ name: 'Lamp' }, call);
  const looking = once.look(call);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await looking).toEqual({ kind: 'made', record: { id: 'lamp_1', name: 'Lamp' } });
});

test('a press looks as long, and what was stopped is still unknown', async () => {
  const create = vi.fn();
  const once = createOnce(lamps([], create));
  const { signal } = new AbortController();
  await once.submit({ name: 'Lamp' }, { signal });
  const leaving = new AbortController();
  const stopped = once.look({ signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(5000);
  leaving.abort();
  expect(await stopped).toMatchObject({ kind: 'unknown' });
  const pressed = vi.fn();
  void once.submit({ name: 'Lamp' }, { signal }).then(pressed);
  await vi.advanceTimersByTimeAsync(54_000);
  expect(pressed).not.toHaveBeenCalled();
  expect(create).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(create).toHaveBeenCalledTimes(2);
});
