// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SETTLING_TIME } from '#ui/keyboard/useSettledPress.ts';
import { render } from '../../../../tests/support/render.tsx';
import { ProductSection } from './ProductSection.tsx';
import type { GiftCardProduct } from './query.ts';

const parts = vi.hoisted(() => ({ mutate: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({}) }));
vi.mock('#generated/admin/products/products.ts', () => ({
  useUpdateProduct: () => ({ mutate: parts.mutate, isPending: false }),
}));
vi.mock('./query.ts', () => ({
  denominationsOf: () => ({
    queryKey: ['denominations'],
    queryFn: () => new Promise(() => undefined),
  }),
}));

const product = (status: string): GiftCardProduct =>
  ({ id: 'prod_1', title: 'Gift card', status, options: [] }) as unknown as GiftCardProduct;
const draw = (status: string): void =>
  void render(
    <MemoryRouter>
      <ProductSection product={product(status)} currencies={[]} onAdd={vi.fn()} onEdit={vi.fn()} />
    </MemoryRouter>,
  );
const click = (detail: number): void =>
  act(() => {
    document
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  });

afterEach(() => void vi.restoreAllMocks());

test('the second click of a double click doesn’t withdraw what the first published', () => {
  draw('draft');
  click(1);
  draw('published');
  click(2);
  // A slow one.
  click(1);
  expect(parts.mutate.mock.calls.map(([sent]) => (sent as { data: unknown }).data)).toEqual([
    { status: 'published' },
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + SETTLING_TIME);
  click(1);
  expect(parts.mutate).toHaveBeenCalledTimes(2);
});
