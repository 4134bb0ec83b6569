// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../overlay/confirm.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';
import type { UnsavedGuard } from './useUnsavedGuard.tsx';

vi.mock('../overlay/confirm.tsx', () => ({ ask: vi.fn(() => () => undefined) }));

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let guard: UnsavedGuard;
let setSaving: (isSaving: boolean) => void;

let close: () => void;

/** Saves when it is left. */
function Field(): null {
  const [isSaving, set] = useState(true);
  setSaving = set;
  guard = useUnsavedGuard(true, 'form', isSaving);
  return null;
}

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  close = () => setOpen(false);
  return isOpen ? <Field /> : null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(ask).mockClear();
  await act(async () => {
    router = createMemoryRouter([
      { path: '/', element: <Page /> },
      { path: '/other', element: null },
    ]);
    root = createRoot(document.createElement('div'));
    root.render(<RouterProvider router={router} />);
  });
});
const leave = async (): Promise<void> => act(async () => router.navigate('/other'));
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a page is left as soon as the field that was left has been saved', async () => {
  await leave();
  expect(router.state.location.pathname).toBe('/');
  expect(ask).not.toHaveBeenCalled();
  await act(async () => guard.release());
  expect(router.state.location.pathname).toBe('/other');
  expect(ask).not.toHaveBeenCalled();
});

test('where that failed, it asks', async () => {
  await leave();
  await act(async () => setSaving(false));
  expect(ask).toHaveBeenCalledOnce();
  const [, answer] = vi.mocked(ask).mock.calls[0] ?? [];
  await act(async () => answer?.(false));
  expect(router.state.location.pathname).toBe('/');
});

test('a page is left even where the field closes before the router’s answer is drawn', async () => {
  await act(async () => {
    void router.navigate('/other');
    flushSync(() => close());
  });
  expect(router.state.location.pathname).toBe('/other');
  expect(ask).not.toHaveBeenCalled();
});
