// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, isApiError } from '#client/index.ts';
import type { Step } from '#shared/save/steps.ts';
import { render } from '../../../../tests/support/render.tsx';
import { EndKey } from './EndKey.tsx';
import type { ApiKey } from './query.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));

const dialog = vi.hoisted(() => ({ steps: (): Step[] => [] }));
vi.mock('#shared/save/StepsDialog.tsx', () => ({
  StepsDialog: ({ steps }: { steps: () => Step[] }) => {
    dialog.steps = steps;
    return null;
  },
}));

const calls = vi.hoisted(() => ({ revoke: vi.fn(), read: vi.fn() }));
vi.mock('#generated/admin/publishable-api-keys/publishable-api-keys.ts', async (original) => ({
  ...(await original<object>()),
  revokePublishableApiKey: calls.revoke,
}));
vi.mock('./query.ts', async (original) => ({
  ...(await original<object>()),
  keyRecord: { readNow: calls.read },
}));

const lost = new ApiError('cut', { kind: 'network', outcome: 'unknown' });
const key = { id: 'pk_1', title: 'Shop', revoked_at: null } as ApiKey;
let stored: ApiKey;
const revokeIt = (): void => {
  stored = { ...key, revoked_at: '2026-03-01T10:00:00.000Z' };
};

/** Resolves to the outcome. */
async function press(signal = new AbortController().signal): Promise<string> {
  try {
    await Promise.all(dialog.steps().map((step) => step.run({ signal })));
    return 'done';
  } catch (error) {
    return isApiError(error) ? error.outcome : 'broken';
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = key;
  calls.revoke.mockReset().mockRejectedValue(lost);
  calls.read.mockReset().mockImplementation(async () => stored);
  render(<EndKey opened apiKey={key} how="revoke" onClose={vi.fn()} onDone={vi.fn()} />);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['lost', async () => Promise.reject(lost)],
  ['empty', async () => undefined],
  ['not the key', async () => ({})],
])('an answer that is %s: the key is looked at until it is revoked', async (_fault, answer) => {
  calls.revoke.mockImplementation(answer);
  const ended = vi.fn();
  void press().then(ended);
  await vi.advanceTimersByTimeAsync(7000);
  expect(ended).not.toHaveBeenCalled();
  revokeIt();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toHaveBeenCalledWith('done');
  expect(calls.revoke).toHaveBeenCalledOnce();
});

test('a key that stays live is said not to be revoked, and can be revoked again', async () => {
  const pressed = press();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pressed).toBe('failed');
  calls.revoke.mockResolvedValue({ publishable_api_key: key });
  expect(await press()).toBe('done');
  expect(calls.revoke).toHaveBeenCalledTimes(2);
});

test('stopped, it is unknown; the next press finds a key that was revoked late', async () => {
  const stopping = new AbortController();
  const pressed = press(stopping.signal);
  await vi.advanceTimersByTimeAsync(5000);
  stopping.abort();
  expect(await pressed).toBe('unknown');
  revokeIt();
  expect(await press()).toBe('done');
  expect(calls.revoke).toHaveBeenCalledOnce();
});

test('a refusal is passed on', async () => {
  calls.revoke.mockRejectedValue(
    new ApiError('no', { kind: 'http', status: 400, outcome: 'failed' }),
  );
  expect(await press()).toBe('failed');
  expect(calls.read).toHaveBeenCalledOnce();
});
