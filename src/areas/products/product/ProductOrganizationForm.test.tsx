// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { ProductOrganizationForm } from './ProductOrganizationForm.tsx';
import type { Product } from './query.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
}));
vi.mock('#ui/overlay/Dialog.tsx', () => ({ Dialog: () => null }));
vi.mock('#app/flags/FeatureFlags.tsx', () => ({ useExpectedFeature: () => false }));
vi.mock('#shared/sources/sources.ts', async (original) => {
  const { fixedSource } = await import('#ui/picker/source.ts');
  return {
    ...(await original<object>()),
    productTypeSource: fixedSource([{ value: 'pt_1', label: 'Sea chart' }]),
  };
});

const calls = vi.hoisted(() => ({ update: vi.fn(async (_sent: unknown) => undefined) }));
vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  getUpdateProductMutationOptions: () => ({ mutationFn: calls.update }),
}));
const product = vi.hoisted(() => ({
  id: 'prod_1',
  title: 'Lamp',
  type: null,
  collection_id: null,
  tags: [],
}));
vi.mock('./query.ts', () => ({ productRecord: { readNow: async () => product } }));

beforeEach(() => {
  calls.update.mockClear();
});

test.each([
  ['SEA CHART', 'Sea chart'],
  ['Sea charts', 'Sea charts'],
])('“%s” that is saved as it is typed becomes “%s”', async (typed, sent) => {
  render(
    <ProductOrganizationForm
      product={product as unknown as Product}
      only={['type']}
      onClose={() => undefined}
    />,
  );
  act(() => {
    const field = document.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  expect(calls.update.mock.calls[0]?.[0]).toEqual({
    id: 'prod_1',
    data: { type: { value: sent } },
  });
});
