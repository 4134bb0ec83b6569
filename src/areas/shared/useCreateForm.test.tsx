// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import type { SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/query/query-client.ts';
import { useCreateForm } from './useCreateForm.ts';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));

/** A call of the made-up operation, with what ends it. */
let calls: { answer: (name: string) => void; fail: () => void }[];
let left: string[];
let state: { press: () => void; isSaving: boolean };

const create = (options: object): object => ({
  ...options,
  mutationFn: () =>
    new Promise((resolve, reject) => {
      calls.push({
        answer: (name) => resolve({ name }),
        fail: () => reject(new Error('The connection is gone')),
      });
    }),
});

function Form(): null {
  const { bind } = useCreateForm({
    create: create as never,
    initialValues: { name: 'Lamp' },
    toBody: (values) => values as never,
    created: ({ name }) => name,
    // The code of the next page is on its way.
    onCreated: (answer) => void left.push((answer as { name: string }).name),
  });
  state = {
    press: () =>
      bind.onSubmit({ preventDefault: () => undefined } as SyntheticEvent<
        HTMLFormElement,
        SubmitEvent
      >),
    isSaving: bind.isSaving,
  };
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls = [];
  left = [];
  const router = createMemoryRouter([{ path: '/', element: <Form /> }]);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
});

const press = (): Promise<void> => act(async () => state.press());

test('after the record is there, nothing is pressed again until the next page comes', async () => {
  await press();
  await press();
  expect(calls).toHaveLength(1);
  await act(async () => calls[0]?.answer('Lamp'));
  expect(left).toEqual(['Lamp']);
  expect(state.isSaving).toBe(true);
  await press();
  expect(calls).toHaveLength(1);
});

test('where it failed, it can be pressed again', async () => {
  await press();
  await act(async () => calls[0]?.fail());
  expect(state.isSaving).toBe(false);
  await press();
  expect(calls).toHaveLength(2);
});
