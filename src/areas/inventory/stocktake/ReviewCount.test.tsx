// @vitest-environment happy-dom
import { act } from 'react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import type { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { render } from '../../../../tests/support/render.tsx';
import type { Count } from './count.ts';
import { ReviewCount } from './ReviewCount.tsx';

type DialogProps = ComponentProps<typeof StepsDialog>;

const parts = vi.hoisted(() => ({
  dialog: vi.fn(),
  move: undefined as ((id: string) => void) | undefined,
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, options: object = {}) => `${key} ${JSON.stringify(options)}`,
    i18n: { resolvedLanguage: 'en' },
  }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#shared/save/StepsDialog.tsx', () => ({
  StepsDialog: (props: DialogProps) => {
    parts.dialog(props);
    return props.children;
  },
}));
vi.mock('./query.ts', () => ({
  itemsNow: (_client: unknown, ids: string[], turn: number) => ({
    queryKey: ['now', turn],
    queryFn: async () => new Map(ids.map((id) => [id, { id, sku: id, location_levels: [] }])),
  }),
}));
vi.mock('./save.ts', () => ({
  countSteps: (_agreed: unknown, _location: string, onMoved: (id: string) => void) => {
    parts.move = onMoved;
    return [];
  },
}));

const onDone = vi.fn();
const dialog = (): DialogProps => parts.dialog.mock.lastCall?.[0] as DialogProps;

const open = async (units: Count['units']): Promise<void> => {
  render(
    <ReviewCount
      count={{ units, unknown: new Map() }}
      location={{ id: 'sloc_1', name: 'Shop' } as StockLocation}
      onClose={vi.fn()}
      onDone={onDone}
    />,
  );
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(dialog().isDisabled).toBe(false);
  }, 10_000);
};

beforeEach(() => {
  onDone.mockReset();
  parts.dialog.mockReset();
  vi.mocked(showToast).mockReset();
});

test('after a second look the toast counts what was set before it, too', async () => {
  await open(new Map(['a', 'b', 'c'].map((id) => [id, 2])));
  act(() => {
    dialog().steps();
    parts.move?.('c');
    dialog().onRan?.(new Set(['a', 'b']));
  });
  act(() => {
    dialog().steps();
    dialog().onRan?.(new Set(['c']));
    dialog().onDone();
  });
  expect(showToast).toHaveBeenCalledExactlyOnceWith('success', {
    message: 'stocktake.saved {"count":3,"number":"3","location":"Shop"}',
  });
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('of many differences the largest are drawn', async () => {
  await open(new Map(Array.from({ length: 60 }, (_, at) => [`item ${at}`, at + 1])));
  const names = [...document.querySelectorAll('li > bdi')].map((name) => name.textContent);
  expect(names).toHaveLength(50);
  expect(names[0]).toBe('item 59');
});
