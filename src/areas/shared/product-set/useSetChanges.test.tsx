// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Toast } from '#ui/overlay/toast.ts';
import type { SetCalls } from './membership.ts';
import { useSetChanges } from './useSetChanges.ts';

const calls = vi.hoisted(() => ({ products: vi.fn(), toast: vi.fn() }));
vi.mock('#generated/admin/products/products.ts', () => ({ listProducts: calls.products }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: calls.toast }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

/** Collection ids by product id. */
let stored: Record<string, string | null>;
let written: string[];
let changes: ReturnType<typeof useSetChanges>;

const collection: SetCalls = {
  operation: 'addProductsToCollection',
  relation: 'collection',
  setOf: ({ collection_id: id }) => id ?? null,
  put: async (set, ids) => {
    written.push(`${ids.join()} into ${set}`);
    for (const id of ids) stored[id] = set;
  },
  takeOut: async (set, ids) => {
    written.push(`${ids.join()} out of ${set}`);
    for (const id of ids) stored[id] = null;
  },
};
const words = { done: (mode: string, count: number) => `${mode} ${count}` };
const said = (): unknown[] => calls.toast.mock.calls.map(([kind, { message }]) => [kind, message]);
const undo = async (): Promise<void> => {
  const shown = calls.toast.mock.lastCall?.[1] as Toast;
  const { length } = calls.toast.mock.calls;
  await act(async () => {
    shown.action?.run();
    await vi.waitFor(() => expect(calls.toast.mock.calls.length).toBeGreaterThan(length));
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stored = { a: null, b: 'other', c: 'here' };
  written = [];
  calls.toast.mockReset();
  calls.products.mockReset().mockImplementation(async ({ id }: { id: string[] }) => ({
    products: id.map((one) => ({ id: one, collection_id: stored[one] })),
  }));
  function Probe(): null {
    changes = useSetChanges('here', collection, words);
    return null;
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={new QueryClient()}>
        <Probe />
      </QueryClientProvider>,
    ),
  );
});

test('what was added goes back to where it was', async () => {
  await act(() => changes.add(['a', 'b']));
  await undo();
  expect(written).toEqual(['a,b into here', 'a out of here', 'b into other']);
  expect(said()).toEqual([
    ['success', 'added 2'],
    ['success', 'undone'],
  ]);
});

test('what someone has changed since stays, and that is said', async () => {
  await act(() => changes.remove(['c']));
  stored['c'] = 'other';
  await undo();
  expect(written).toEqual(['c out of here']);
  expect(said()).toEqual([
    ['success', 'removed 1'],
    ['warning', 'kept'],
  ]);
});

test('an undo that breaks off goes on from its toast', async () => {
  await act(() => changes.add(['a', 'b']));
  calls.products.mockRejectedValueOnce(new Error('Lost'));
  await undo();
  expect(written).toEqual(['a,b into here']);
  await undo();
  expect(written).toEqual(['a,b into here', 'a out of here', 'b into other']);
  expect(calls.toast.mock.calls.map(([kind]) => kind)).toEqual(['success', 'error', 'success']);
});

test('where nothing was changed there is nothing to undo', async () => {
  await act(() => changes.add(['c']));
  expect(calls.toast.mock.lastCall?.[1]).toEqual({ message: 'added 1' });
});
