// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '#shared/save/steps.ts';
import { render } from '../../../../tests/support/render.tsx';
import type { BulkAction, BulkInput } from './actions.ts';
import type { ProductChange } from './change.ts';
import { ProductBulkDialog } from './ProductBulkDialog.tsx';
import { productBulk } from './products.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: () => () => undefined }));

interface Dialog {
  isDisabled: boolean;
  steps: () => Step[];
  onRan: (done: ReadonlySet<string>) => void;
  onDone: () => void;
  children: ReactNode;
}
const drawn = vi.hoisted(() => ({
  dialog: vi.fn<(props: Dialog) => void>(),
  field: vi.fn<(props: { onChange: (input: BulkInput) => void }) => null>(() => null),
}));
vi.mock('#shared/save/StepsDialog.tsx', () => ({
  StepsDialog: (props: Dialog) => {
    drawn.dialog(props);
    return props.children;
  },
}));
vi.mock('./BulkField.tsx', () => ({ BulkField: drawn.field }));
vi.mock('#shared/sources/sources.ts', async (original) => {
  const { fixedSource } = await import('#ui/picker/source.ts');
  return {
    ...(await original<object>()),
    productTypeSource: fixedSource([{ value: 'pt_1', label: 'Sea chart' }]),
    productTagSource: fixedSource([{ value: 'tag_1', label: 'Brass' }]),
  };
});
const calls = vi.hoisted(() => ({ update: vi.fn() }));
vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: async () => ({
    products: [{ id: 'prod_1', title: 'Lamp', status: 'draft', tags: [{ value: 'old' }] }],
  }),
  updateProduct: calls.update,
}));

const dialog = (): Dialog | undefined => drawn.dialog.mock.lastCall?.[0];

beforeEach(() => vi.clearAllMocks());

test.each<[BulkAction, BulkInput, object, ProductChange]>([
  [
    'type',
    { one: 'SEA CHART', tags: [] },
    { type: { value: 'Sea chart' } },
    { kind: 'type', value: 'Sea chart' },
  ],
  [
    'tagsAdd',
    { one: '', tags: ['BRASS', 'New'] },
    { tags: [{ value: 'old' }, { value: 'Brass' }, { value: 'New' }] },
    { kind: 'tags', mode: 'add', values: ['Brass', 'New'] },
  ],
])('%s: sent before its field has looked, names exist', async (action, input, body, change) => {
  render(<ProductBulkDialog action={action} ids={['prod_1']} onClose={vi.fn()} onDone={vi.fn()} />);
  act(() => drawn.field.mock.lastCall?.[0].onChange(input));
  await vi.waitFor(() => expect(dialog()?.isDisabled).toBe(false));
  const call = { signal: new AbortController().signal };
  for (const step of dialog()?.steps() ?? []) await step.run(call);
  expect(calls.update).toHaveBeenCalledExactlyOnceWith('prod_1', body, call);
  act(() => {
    dialog()?.onRan(new Set(['prod_1']));
    dialog()?.onDone();
  });
  // Its undo compares.
  expect(productBulk.history.done()[0]?.change).toEqual(change);
});
