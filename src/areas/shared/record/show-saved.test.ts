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

type Prices = Record<string, number | null>;

test.each<[string, Prices, Prices, Prices]>([
  ['changed', { eur: 10, usd: 11 }, { eur: 12, usd: 11 }, { eur: 12, usd: 11 }],
  ['added', { usd: 11 }, { usd: 11, eur: 12 }, { eur: 12, usd: 11 }],
  ['removed', { eur: 10, usd: 11 }, { eur: null, usd: 11 }, { usd: 11 }],
])('a price that was %s is set back', async (_what, before, after, now) => {
  const sent = vi.fn(async (_from: { prices: Prices }, _to: { prices: Prices }) => undefined);
  showSaved<{ prices: Prices }, { prices: Prices }>({
    message: 'Saved',
    only: ['prices'],
    before: { prices: before },
    after: { prices: after },
    read: async () => ({ prices: now }),
    toValues: (stored) => stored,
    send: sent,
  });
  undo();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[1]).toEqual({ prices: before });
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
