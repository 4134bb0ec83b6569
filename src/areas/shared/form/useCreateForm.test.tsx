// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import type { SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/query/query-client.ts';
import { ApiError } from '#client/index.ts';
import { ask } from '#ui/overlay/confirm.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import type { SentRequest } from '../save/create-once.ts';
import { useCreateForm } from './useCreateForm.tsx';
import type { CreateFormState } from './useCreateForm.tsx';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/overlay/confirm.tsx', () => ({ ask: vi.fn(() => () => undefined) }));
vi.mock('../save/settle.ts', () => ({ settled: async () => undefined }));

interface Lamp {
  id: string;
  name: string;
}

let calls: { answer: (lamp: Lamp) => void; lose: () => void; refuse: () => void }[];
let stored: Lamp[];
let isDown: boolean;
let left: string[];
let router: ReturnType<typeof createMemoryRouter>;
let state: CreateFormState<{ name: string }>;
let kept: { name: string } | undefined;
let sent: SentRequest | undefined;

const failure = (outcome: 'failed' | 'unknown'): ApiError =>
  new ApiError('Network Error', { kind: 'network', outcome });

function Form(): null {
  state = useCreateForm({
    creation: {
      operation: 'createLamp',
      create: () =>
        new Promise<Lamp>((resolve, reject) => {
          calls.push({
            answer: resolve,
            lose: () => reject(failure('unknown')),
            refuse: () => reject(failure('failed')),
          });
        }),
      find: async () => {
        if (isDown) throw failure('failed');
        return [...stored];
      },
      isNamed: (lamp: Lamp, { name }: { name: string }) => lamp.name === name,
    },
    initialValues: { name: 'Lamp' },
    ...(kept && {
      draft: {
        values: kept,
        status: 'saved',
        change: (change) => void (kept = change(kept ?? { name: '' })),
        clear: () => {
          kept = { name: '' };
          sent = undefined;
        },
        sent,
        setSent: (request) => void (sent = request),
      },
    }),
    toBody: (values) => values,
    created: ({ id, name }) => `${name} ${id}`,
    onCreated: ({ id }) => void left.push(id),
  });
  return null;
}

let root: Root | undefined;

const open = (): Promise<void> =>
  act(async () => {
    root?.unmount();
    root = createRoot(document.createElement('div'));
    router = createMemoryRouter([
      { path: '/', element: <Form /> },
      { path: '/other', element: null },
    ]);
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(showToast).mockClear();
  vi.mocked(ask).mockClear();
  calls = [];
  stored = [];
  isDown = false;
  left = [];
  kept = undefined;
  sent = undefined;
  await open();
});

const press = (): Promise<void> =>
  act(async () =>
    state.bind.onSubmit({ preventDefault: () => undefined } as SyntheticEvent<
      HTMLFormElement,
      SubmitEvent
    >),
  );

const ends = async (work: () => unknown, isOver: () => boolean): Promise<void> => {
  await act(async () => void (await work()));
  // The invalidation rules load lazily.
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(isOver()).toBe(true);
  }, 10_000);
};

test('after the record is there, nothing is pressed again until the next page comes', async () => {
  await press();
  await press();
  expect(calls).toHaveLength(1);
  await ends(
    () => calls[0]?.answer({ id: 'lamp_1', name: 'Lamp' }),
    () => left.length > 0,
  );
  expect(left).toEqual(['lamp_1']);
  expect(state.bind.isSaving).toBe(true);
  await press();
  expect(calls).toHaveLength(1);
});

test('where it failed, it can be pressed again', async () => {
  await press();
  await ends(
    () => calls[0]?.refuse(),
    () => !state.bind.isSaving,
  );
  expect(state.bind).toMatchObject({ isSaving: false, isLocked: false });
  await press();
  expect(calls).toHaveLength(2);
});

test('a record whose answer was lost is looked for, and what is said of it is what was found', async () => {
  await press();
  stored.push({ id: 'lamp_7', name: 'LAMP' }, { id: 'lamp_8', name: 'Lamp' });
  await ends(
    () => calls[0]?.lose(),
    () => left.length > 0,
  );
  expect(left).toEqual(['lamp_8']);
  expect(showToast).toHaveBeenCalledExactlyOnceWith('success', { message: 'Lamp lamp_8' });
  expect(calls).toHaveLength(1);
});

test('what nobody knows of isn’t left without a question, what is known is', async () => {
  await press();
  isDown = true;
  await ends(
    () => calls[0]?.lose(),
    () => state.bind.isLocked === true && !state.bind.isSaving,
  );
  await act(async () => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/');
  expect(ask).toHaveBeenCalledTimes(1);
  isDown = false;
  stored.push({ id: 'lamp_1', name: 'Lamp' });
  await ends(press, () => left.length > 0);
  await act(async () => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/other');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('as long as nobody knows, the form is locked, and a press only looks', async () => {
  await press();
  isDown = true;
  await ends(
    () => calls[0]?.lose(),
    () => !state.bind.isSaving,
  );
  expect(state.bind.isLocked).toBe(true);
  await ends(press, () => !state.bind.isSaving);
  expect(state.bind.isLocked).toBe(true);
  isDown = false;
  await ends(press, () => !state.bind.isSaving);
  // Not created, so it can be resent.
  expect(state.bind).toMatchObject({ isSaving: false, isLocked: false });
  expect(calls).toHaveLength(1);
  await press();
  expect(calls).toHaveLength(2);
  expect(showToast).not.toHaveBeenCalled();
});

test('a form that is kept begins with its draft, is left without a question, and forgets it once it is made', async () => {
  kept = { name: 'Buoy' };
  await open();
  expect(state.form.values).toEqual({ name: 'Buoy' });
  await act(async () => state.form.setFieldValue('name', 'Bell'));
  expect(kept).toEqual({ name: 'Bell' });
  await act(async () => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/other');
  expect(ask).not.toHaveBeenCalled();
  await open();
  await press();
  await ends(
    () => calls[0]?.answer({ id: 'lamp_1', name: 'Bell' }),
    () => left.length > 0,
  );
  expect(kept).toEqual({ name: '' });
});

const again = async (): Promise<void> => {
  // The browser keeps JSON.
  sent = sent && (JSON.parse(JSON.stringify(sent)) as SentRequest);
  await open();
};

test('a kept form that was left while nobody knows of its record finds it later, and sends nothing again', async () => {
  kept = { name: 'Buoy' };
  stored = [{ id: 'lamp_0', name: 'Buoy' }];
  await open();
  await press();
  isDown = true;
  await ends(
    () => calls[0]?.lose(),
    () => !state.bind.isSaving,
  );
  await again();
  expect(state.form.values).toEqual({ name: 'Buoy' });
  expect(state.bind.isLocked).toBe(true);
  isDown = false;
  stored.push({ id: 'lamp_1', name: 'Buoy' });
  await ends(press, () => left.length > 0);
  expect(left).toEqual(['lamp_1']);
  expect(calls).toHaveLength(1);
  expect(sent).toBeUndefined();
});

test('a kept form whose page is gone before any answer looks first, too', async () => {
  kept = { name: 'Buoy' };
  await open();
  await press();
  expect(calls).toHaveLength(1);
  await again();
  expect(state.bind.isLocked).toBe(true);
  // It wasn't created, so it can be sent.
  await ends(press, () => !state.bind.isSaving);
  expect(state.bind.isLocked).toBe(false);
  expect(sent).toBeUndefined();
  await press();
  expect(calls).toHaveLength(2);
  await ends(
    () => calls[1]?.refuse(),
    () => !state.bind.isSaving,
  );
  // A refusal leaves nothing open.
  await again();
  expect(state.bind.isLocked).toBe(false);
});
