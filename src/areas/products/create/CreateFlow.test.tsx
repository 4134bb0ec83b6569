// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notePerson, savePendingToBrowser } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { ask } from '#ui/overlay/confirm.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { CreateFlow } from './CreateFlow.tsx';
import type { StepProps } from './step-props.ts';

const drawn = vi.hoisted(() => ({ step: vi.fn<(props: StepProps) => null>(() => null) }));
vi.mock('./StepScreen.tsx', () => ({ StepScreen: drawn.step }));
vi.mock('#generated/admin/store/store.ts', () => ({ useGetStore: () => ({ data: undefined }) }));
vi.mock('#ui/page/Page.tsx', () => ({
  Page: ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
    <>
      {actions}
      {children}
    </>
  ),
}));
const calls = vi.hoisted(() => ({
  create: vi.fn((_body: unknown) => new Promise<never>(() => undefined)),
}));
vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: async () => ({ products: [] }),
  createProduct: calls.create,
}));
vi.mock('#shared/sources/sources.ts', async (original) => {
  const { fixedSource } = await import('#ui/picker/source.ts');
  return {
    ...(await original<object>()),
    productTypeSource: fixedSource([{ value: 'pt_1', label: 'Sea chart' }]),
    productTagSource: fixedSource([{ value: 'tag_1', label: 'Brass' }]),
  };
});
vi.mock('#ui/overlay/confirm.tsx', () => ({
  ask: vi.fn(() => () => undefined),
  useConfirm: () => vi.fn(),
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

let router: ReturnType<typeof createMemoryRouter>;
const go = (to: string): Promise<void> => act(async () => router.navigate(to));
const place = (): string => router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(ask).mockClear();
  router = createMemoryRouter(
    [
      { path: '/new', element: <CreateFlow draftPlace={ownerKey('usr_1')} /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/new'] },
  );
});

const enter = (): void => {
  render(<RouterProvider router={router} />);
  const [props] = drawn.step.mock.lastCall ?? [];
  act(() => props?.change((before) => ({ ...before, title: 'Lamp' })));
  act(savePendingToBrowser);
};

test('a product that the browser keeps is left without a question', async () => {
  notePerson('usr_1');
  enter();
  await go('/other');
  expect(place()).toBe('/other');
});

test('one that it can’t keep is left only after a question; its steps are free', async () => {
  // Personal values of nobody are refused, as by full storage.
  enter();
  await go('/new?step=pricing');
  expect(place()).toBe('/new?step=pricing');
  expect(ask).not.toHaveBeenCalled();
  await go('/other');
  expect(place()).toBe('/new?step=pricing');
  expect(ask).toHaveBeenCalledOnce();
});

test('saved before its fields have looked, it gets the type and tags that exist', async () => {
  enter();
  const [props] = drawn.step.mock.lastCall ?? [];
  act(() => props?.change((before) => ({ ...before, type: 'SEA CHART', tags: ['BRASS', 'Rope'] })));
  const save = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'create.saveDraft',
  );
  await act(async () => save?.click());
  await vi.waitFor(() => expect(calls.create).toHaveBeenCalledOnce());
  expect(calls.create.mock.calls[0]?.[0]).toMatchObject({
    type: { value: 'Sea chart' },
    tags: [{ value: 'Brass' }, { value: 'Rope' }],
  });
});
