// @vitest-environment happy-dom
import { act, useState } from 'react';
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

/** Saves when it is left. */
function Field(): null {
  const [isSaving, set] = useState(true);
  setSaving = set;
  guard = useUnsavedGuard(true, 'form', isSaving);
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(ask).mockClear();
  await act(async () => {
    router = createMemoryRouter([
      { path: '/', element: <Field /> },
      { path: '/other', element: null },
    ]);
    root = createRoot(document.createElement('div'));
    root.render(<RouterProvider router={router} />);
  });
  await act(async () => router.navigate('/other'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a page is left as soon as the field that was left has been saved', async () => {
  expect(router.state.location.pathname).toBe('/');
  expect(ask).not.toHaveBeenCalled();
  await act(async () => guard.release());
  expect(router.state.location.pathname).toBe('/other');
  expect(ask).not.toHaveBeenCalled();
});

test('where that failed, it asks', async () => {
  await act(async () => setSaving(false));
  expect(ask).toHaveBeenCalledOnce();
  const [, answer] = vi.mocked(ask).mock.calls[0] ?? [];
  await act(async () => answer?.(false));
  expect(router.state.location.pathname).toBe('/');
});
