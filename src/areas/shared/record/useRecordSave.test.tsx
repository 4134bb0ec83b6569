// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../tests/support/render.tsx';
import { useRecordSave } from './useRecordSave.ts';
import type { RecordSave } from './useRecordSave.ts';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
}));

interface Lamp {
  name: string;
}

const send = vi.fn<() => Promise<void>>();
const onDone = vi.fn();
let saving: RecordSave<Lamp>;

/** Of a new record: reading it never shows what was made. */
function Form({ stays }: { stays: boolean }): null {
  const calls = useAbortableCalls();
  saving = useRecordSave<Lamp, Lamp>({
    calls,
    record: { name: '' },
    values: { name: 'Buoy' },
    toValues: (record) => record,
    read: async () => ({ name: '' }),
    send,
    setValues: () => undefined,
    onDone,
    stays,
  });
  return null;
}
const press = (): Promise<void> => act(async () => saving.save());

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  onDone.mockReset();
});

test('a press after the save, and before the form has closed, sends nothing', async () => {
  render(<Form stays={false} />);
  await press();
  expect(onDone).toHaveBeenCalledOnce();
  expect(saving.isSaving).toBe(true);
  await press();
  expect(send).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('what was refused can be saved again', async () => {
  send.mockRejectedValueOnce(new ApiError('no', { kind: 'http', status: 400, outcome: 'failed' }));
  render(<Form stays={false} />);
  await press();
  expect(saving.isSaving).toBe(false);
  expect(onDone).not.toHaveBeenCalled();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenCalledOnce();
});

test('a form that stays open can be saved again', async () => {
  render(<Form stays />);
  await press();
  expect(onDone).toHaveBeenCalledOnce();
  expect(saving.isSaving).toBe(false);
});

test('what others change while one decides is read, and asked about if it conflicts, too', async () => {
  interface Priced {
    prices: Record<string, number>;
  }
  const sent = vi.fn<(before: Priced, after: Priced) => Promise<void>>().mockResolvedValue();
  const read = vi.fn<() => Promise<Priced>>();
  let conflicted: RecordSave<Priced>;
  function PriceForm(): null {
    const calls = useAbortableCalls();
    conflicted = useRecordSave<Priced, Priced>({
      calls,
      record: { prices: { eur: 10, usd: 10 } },
      values: { prices: { eur: 13, usd: 11 } },
      toValues: (record) => record,
      read,
      send: sent,
      setValues: () => undefined,
      onDone,
    });
    return null;
  }
  render(<PriceForm />);
  read.mockResolvedValueOnce({ prices: { eur: 14, usd: 10 } });
  await act(async () => conflicted.save());
  expect(conflicted!.conflicts.map(({ entry }) => entry)).toEqual(['eur']);
  // One more conflict.
  read.mockResolvedValueOnce({ prices: { eur: 14, usd: 15 } });
  await act(async () => conflicted.keepMine());
  expect(sent).not.toHaveBeenCalled();
  expect(conflicted!.conflicts.map(({ entry }) => entry)).toEqual(['eur', 'usd']);
  // None more, and a price that mustn't be lost.
  read.mockResolvedValue({ prices: { eur: 14, usd: 15, kwd: 3 } });
  await act(async () => conflicted.keepMine());
  expect(sent.mock.calls[0]?.[1]).toEqual({ prices: { eur: 13, usd: 11, kwd: 3 } });
  expect(onDone).toHaveBeenCalledOnce();
});
