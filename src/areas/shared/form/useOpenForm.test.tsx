// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useOpenForm } from './useOpenForm.ts';
import type { OpenForm } from './useOpenForm.ts';

let form: OpenForm<'refund' | 'ship'>;

function Page(): null {
  form = useOpenForm(['refund', 'ship']);
  return null;
}

test('the way back closes a form, and never leads into one that was closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = createMemoryRouter(
    [
      { path: '/list', element: null },
      { path: '/order', element: <Page /> },
    ],
    { initialEntries: ['/list', '/order'] },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => form.open('refund'));
  await act(async () => router.navigate(-1));
  expect([router.state.location.pathname, form.name]).toEqual(['/order', undefined]);

  await act(async () => form.open('ship', 'ful_1'));
  expect([form.name, form.subject]).toEqual(['ship', 'ful_1']);
  await act(async () => form.close());
  await act(async () => router.navigate(-1));
  expect([router.state.location.pathname, form.name]).toEqual(['/order', undefined]);
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/list');
});
