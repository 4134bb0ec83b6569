import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { Toast, ToastKind } from '#ui/overlay/toast.ts';
import { UnfinishedError } from '../save/steps.ts';
import { showSaved } from './show-saved.ts';

const showToast = vi.hoisted(() => vi.fn<(kind: ToastKind, toast: Toast) => void>());
vi.mock('#ui/overlay/toast.ts', () => ({ showToast }));
vi.mock('i18next', () => ({
  default: { t: (key: string) => key, getFixedT: () => (key: string) => key },
}));

interface Lamp {
  title: string;
  material: string;
}

const send = vi.fn<(from: Lamp, to: Lamp, stored: Lamp) => Promise<void>>();
const save = (read: () => Promise<Lamp>): void =>
  showSaved<Lamp, Lamp>({
    message: 'Saved',
    only: ['material'],
    before: { title: 'Lamp', material: 'Tin' },
    after: { title: 'Lamp', material: ' Brass ' },
    read,
    toValues: (lamp) => lamp,
    send,
  });
const undo = (): void => showToast.mock.calls[0]?.[1].action?.run();

type Steps<Values> = readonly [before: Values, after: Values, now: Values];

/** Values that undoing sends. */
async function undone<Values extends object>(
  only: readonly (keyof Values & string)[],
  [before, after, now]: Steps<Values>,
): Promise<Values | undefined> {
  const sent = vi.fn(async (_from: Values, _to: Values) => undefined);
  showSaved<Values, Values>({
    message: 'Saved',
    only,
    before,
    after,
    read: async () => now,
    toValues: (stored) => stored,
    send: sent,
  });
  undo();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  return sent.mock.calls[0]?.[1];
}

const kinds = (): ToastKind[] => showToast.mock.calls.map(([kind]) => kind);

beforeEach(() => {
  showToast.mockReset();
  send.mockReset().mockResolvedValue(undefined);
});

test('a fact is set back, and what others changed beside it stays', async () => {
  const now = { title: 'Lantern', material: 'brass' };
  save(async () => now);
  undo();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith(now, { title: 'Lantern', material: 'Tin' }, now);
  expect(kinds()).toEqual(['success']);
});

test('a fact that has changed since stays', async () => {
  save(async () => ({ title: 'Lamp', material: 'Copper' }));
  undo();
  await vi.waitFor(() => expect(kinds()).toEqual(['success', 'warning']));
  expect(send).not.toHaveBeenCalled();
});

test('it says so where undoing fails', async () => {
  save(async () => {
    throw new Error('Down');
  });
  undo();
  await vi.waitFor(() => expect(kinds()).toEqual(['success', 'error']));
});

test.each<[string, object, object, object]>([
  ['changed price', { eur: 10, usd: 11 }, { eur: 12, usd: 11 }, { eur: 12, usd: 11 }],
  ['new price', { usd: 11 }, { usd: 11, eur: 12 }, { eur: 12, usd: 11 }],
  ['removed price', { eur: 10, usd: 11 }, { eur: null, usd: 11 }, { usd: 11 }],
])('a %s is set back', async (_what, before, after, now) => {
  const steps: Steps<{ prices: object }> = [{ prices: before }, { prices: after }, { prices: now }];
  expect(await undone(['prices'], steps)).toEqual({ prices: before });
});

test('a removed day comes back with its time', async () => {
  const before = { day: '2032-01-02', time: '10:00' };
  const steps: Steps<{ day: string | null; time: string }> = [
    before,
    { day: null, time: '10:00' },
    { day: null, time: '23:59' },
  ];
  expect(await undone(['day', 'time'], steps)).toEqual(before);
});

test('it tells the reason of a step that failed', async () => {
  const error = new ApiError('Gone', { kind: 'http', status: 404, outcome: 'failed' });
  send.mockRejectedValue(
    new UnfinishedError([{ id: 'general', label: 'Save', status: 'failed', error }]),
  );
  save(async () => ({ title: 'Lamp', material: 'Brass' }));
  undo();
  await vi.waitFor(() => expect(kinds()).toEqual(['success', 'error']));
  expect(showToast.mock.calls[1]?.[1].message).toBe('errors.notFound');
});
