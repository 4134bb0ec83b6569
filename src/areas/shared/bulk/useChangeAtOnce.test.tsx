// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Toast } from '#ui/overlay/toast.ts';
import { render } from '../../../../tests/support/render.tsx';
import type { Bulk, BulkItem, BulkTexts } from './bulk.ts';
import { bulkHistory } from './history.ts';
import { callForEach } from './steps.ts';
import { useChangeAtOnce } from './useChangeAtOnce.ts';

const calls = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: calls.toast }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

interface Lamp extends BulkItem {
  isOn: boolean;
}

let stored: Lamp[];
const write = vi.fn<(id: string) => Promise<void>>();
const lamps: Bulk<{ kind: 'disable' }, Lamp> = {
  read: async (_kind, ids) => stored.filter(({ id }) => ids.includes(id)),
  nameOf: ({ id }) => id,
  concerns: (_change, { isOn }) => isOn,
  isAsLeft: (_change, _earlier, { isOn }) => !isOn,
  operationOf: () => 'updateLamp',
  changeSteps: (_change, items) =>
    callForEach(
      items,
      ({ id }) => id,
      ({ id }) => write(id),
    ),
  undoSteps: () => [],
  history: bulkHistory(),
};
const texts: BulkTexts = {
  records: String,
  willChange: String,
  gone: (count) => `${count} gone`,
  kept: String,
  restored: String,
  reading: '',
  failed: '',
};
let change: ReturnType<typeof useChangeAtOnce>;

beforeEach(() => {
  calls.toast.mockReset();
  write.mockReset().mockResolvedValue(undefined);
  function Probe(): null {
    change = useChangeAtOnce(lamps, texts, { kind: 'disable' as const }, 'Disable', 'a');
    return null;
  }
  render(<Probe />);
});

test.each<{ now: Lamp[]; toast: [kind: string, message: string]; written: number; undo: boolean }>([
  { now: [{ id: 'a', isOn: true }], toast: ['success', 'done'], written: 1, undo: true },
  { now: [{ id: 'a', isOn: false }], toast: ['success', 'done'], written: 0, undo: false },
  { now: [], toast: ['warning', '1 gone'], written: 0, undo: false },
])('of a record that is now $now one is told $toast', async ({ now, toast, written, undo }) => {
  stored = now;
  await act(() => change.mutateAsync());
  const [[kind, shown]] = calls.toast.mock.calls as [[string, Toast]];
  expect([kind, shown.message]).toEqual(toast);
  expect(calls.toast).toHaveBeenCalledTimes(1);
  expect(shown.action !== undefined).toBe(undo);
  expect(write).toHaveBeenCalledTimes(written);
});
