// @vitest-environment happy-dom
import { StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { useAbortableCalls } from './abortable-calls.ts';
import type { AbortableCalls } from './abortable-calls.ts';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

let calls: AbortableCalls;
let root: ReturnType<typeof createRoot>;
function Form(): null {
  calls = useAbortableCalls();
  return null;
}
beforeEach(() => {
  vi.mocked(showToast).mockClear();
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <StrictMode>
        <Form />
      </StrictMode>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

/** Ends with its signal, like a client call. */
const hang = (outcome: 'failed' | 'unknown') =>
  vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new ApiError('x', { kind: 'aborted', outcome })),
        );
      }),
  );

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('work is done once, however often it is asked for at the same time', async () => {
  let end = (): void => {};
  const work = vi.fn(() => new Promise<string>((resolve) => (end = () => resolve('done'))));
  let first: Promise<string | undefined> | undefined;
  act(() => void (first = calls.run(work)));
  expect(calls.isRunning).toBe(true);
  await expect(calls.run(work)).resolves.toBeUndefined();
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => {
    end();
    await first;
  });
  expect(calls.isRunning).toBe(false);
});

test('a form that is gone sends nothing any more, also what would have come later', async () => {
  const work = hang('failed');
  const { request } = calls;
  let ended: Promise<unknown> | undefined;
  act(() => void (ended = failureOf(calls.run(work))));
  act(() => root.unmount());
  expect(await ended).toMatchObject({ kind: 'aborted' });
  expect(request.signal.aborted).toBe(true);
  expect(showToast).not.toHaveBeenCalled();
});

test('what may have been sent when the form was left is said', async () => {
  let ended: Promise<unknown> | undefined;
  act(() => void (ended = failureOf(calls.run(hang('unknown')))));
  act(() => root.unmount());
  expect(await ended).toBeInstanceOf(ApiError);
  expect(showToast).toHaveBeenCalledTimes(1);
});

test('after a stop the form can be saved again', async () => {
  let ended: Promise<unknown> | undefined;
  act(() => void (ended = failureOf(calls.run(hang('unknown')))));
  await act(async () => {
    calls.stop();
    expect(await ended).toBeInstanceOf(ApiError);
  });
  expect(showToast).not.toHaveBeenCalled();
  expect(calls.request.signal.aborted).toBe(false);
  await act(async () => expect(await calls.run(() => Promise.resolve(1))).toBe(1));
});
