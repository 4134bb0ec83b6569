import { beforeEach, expect, test, vi } from 'vitest';
import type { Toast, ToastKind } from '#ui/overlay/toast.ts';
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
