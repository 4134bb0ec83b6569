// @vitest-environment happy-dom
import { act } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notePerson, savePendingToBrowser } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { ask } from '#ui/overlay/confirm.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { ORDER_DRAFT } from './draft.ts';
import { NewDraft } from './NewDraft.tsx';
import type { DraftPart } from './part.ts';

const drawn = vi.hoisted(() => ({
  part: vi.fn<(props: DraftPart) => null>(() => null),
  nothing: () => null,
}));
vi.mock('./CustomerSection.tsx', () => ({ CustomerSection: drawn.part }));
vi.mock('./ItemsSection.tsx', () => ({ ItemsSection: drawn.nothing }));
vi.mock('./DiscountsSection.tsx', () => ({ DiscountsSection: drawn.nothing }));
vi.mock('./ShippingSection.tsx', () => ({ ShippingSection: drawn.nothing }));
vi.mock('./AddressesSection.tsx', () => ({ AddressesSection: drawn.nothing }));
vi.mock('./EstimateSection.tsx', () => ({
  EstimateLine: drawn.nothing,
  EstimateSection: drawn.nothing,
}));
vi.mock('./prices.ts', async (original) => ({
  ...(await original<object>()),
  useItemPrices: () => ({ prices: undefined, error: undefined, retry: vi.fn() }),
}));
vi.mock('#shared/sources/regions.ts', () => ({
  useRegions: () => ({ data: [], isPending: false }),
}));
vi.mock('#ui/page/Page.tsx', () => ({
  Page: ({ children }: { children: unknown }) => children,
}));
vi.mock('#ui/form/SaveBar.tsx', () => ({ SaveBar: drawn.nothing }));
vi.mock('#ui/overlay/confirm.tsx', () => ({
  ask: vi.fn(() => () => undefined),
  useConfirm: () => vi.fn(),
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

let router: ReturnType<typeof createMemoryRouter>;
const leave = (): Promise<void> => act(async () => router.navigate('/other'));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(ask).mockClear();
  const draft = <NewDraft kind={ORDER_DRAFT} place={ownerKey('usr_1')} replaces={undefined} />;
  router = createMemoryRouter(
    [
      { path: '/new', element: draft },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/new'] },
  );
});

const enter = (): void => {
  render(<RouterProvider router={router} />);
  const [props] = drawn.part.mock.lastCall ?? [];
  act(() => props?.change((before) => ({ ...before, email: 'ada@example.com' })));
  act(savePendingToBrowser);
};

test('a draft order that the browser keeps is left without a question', async () => {
  notePerson('usr_1');
  enter();
  await leave();
  expect(router.state.location.pathname).toBe('/other');
  expect(ask).not.toHaveBeenCalled();
});

test('one that it can’t keep is left only after a question', async () => {
  // Personal values of nobody are refused, as by full storage.
  enter();
  await leave();
  expect(router.state.location.pathname).toBe('/new');
  expect(ask).toHaveBeenCalledOnce();
});
