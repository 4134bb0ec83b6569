// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listProducts } from '#generated/admin/products/products.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { render } from '../../../../../tests/support/render.tsx';
import { useNames } from './useNames.ts';
import type { NamedKind } from './useNames.ts';

vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: vi.fn(),
}));
vi.mock('#generated/admin/variants/variants.ts', async (original) => ({
  ...(await original<object>()),
  listVariants: vi.fn(),
}));

const idsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `prod_${at}`);

beforeEach(() => {
  vi.mocked(listProducts)
    .mockReset()
    .mockImplementation(
      async (params) =>
        ({
          products: (params?.id ?? [])
            .filter((id) => id !== 'prod_gone')
            .map((id) => ({ id, title: `Title of ${id}` })),
        }) as never,
    );
});

function Probe({ kind = 'product', ids }: { kind?: NamedKind; ids: readonly string[] }): ReactNode {
  const { nameOf, pathOf, isPending } = useNames(kind, ids);
  const shown = ids.map((id) => `${nameOf(id) ?? 'no name'} at ${pathOf(id) ?? 'no page'}`);
  return <p>{`${isPending ? 'pending: ' : ''}${shown.join(', ')}`}</p>;
}

const text = (): string => document.querySelector('p')?.textContent ?? '';
const named = (id: string): string => `Title of ${id} at /a/products/${id}`;

test('names come in few calls, and a deleted product has none', async () => {
  render(<Probe ids={[...idsOf(250), 'prod_gone']} />);
  expect(text()).toMatch(/^pending: /u);
  await vi.waitFor(() => expect(text()).toContain(named('prod_249')));
  expect(text()).toContain('no name at /a/products/prod_gone');
  expect(text()).not.toContain('pending');
  const asked = vi.mocked(listProducts).mock.calls.map(([params]) => params?.id?.length);
  expect(asked).toEqual([100, 100, 51]);
});

test('a sorted table asks for nothing, a further row only for itself', async () => {
  render(<Probe ids={['prod_1', 'prod_2', 'prod_gone']} />);
  await vi.waitFor(() => expect(text()).toContain(named('prod_2')));
  render(<Probe ids={['prod_gone', 'prod_2', 'prod_1']} />);
  await act(async () => {});
  expect(text()).toMatch(/^no name/u);
  expect(listProducts).toHaveBeenCalledTimes(1);
  render(<Probe ids={['prod_2', 'prod_3', 'prod_gone']} />);
  // Known names stay.
  expect(text()).toContain(`pending: ${named('prod_2')}`);
  await vi.waitFor(() => expect(text()).toContain(named('prod_3')));
  const asked = vi.mocked(listProducts).mock.calls.map(([params]) => params?.id);
  expect(asked).toEqual([['prod_1', 'prod_2', 'prod_gone'], ['prod_3']]);
});

test('a changed product is asked for again', async () => {
  const client = render(<Probe ids={['prod_1']} />);
  await vi.waitFor(() => expect(text()).toBe(named('prod_1')));
  vi.mocked(listProducts).mockResolvedValue({
    products: [{ id: 'prod_1', title: 'New title' }],
  } as never);
  await act(async () => client.invalidateQueries({ queryKey: ['admin', 'products'] }));
  await vi.waitFor(() => expect(text()).toContain('New title'));
});

test('nothing counts as deleted after an error', async () => {
  vi.mocked(listProducts).mockRejectedValue(new Error('broken'));
  render(<Probe ids={['prod_1']} />);
  await vi.waitFor(() => expect(listProducts).toHaveBeenCalled());
  await act(async () => {});
  expect(text()).toMatch(/^pending: /u);
});

test('a variant is named with its product and opens there', async () => {
  vi.mocked(listVariants).mockResolvedValue({
    variants: [
      { id: 'variant_1', title: '10 m', product_id: 'prod_1', product: { title: 'Rope' } },
      { id: 'variant_2', title: 'Lamp', product_id: 'prod_2', product: { title: 'Lamp' } },
    ],
  } as never);
  render(<Probe kind="variant" ids={['variant_1', 'variant_2']} />);
  await vi.waitFor(() => expect(text()).toContain('Rope'));
  expect(text()).toBe(
    'Rope · 10 m at /a/products/prod_1?edit=variant&for=variant_1, ' +
      'Lamp at /a/products/prod_2?edit=variant&for=variant_2',
  );
});

test('countries need no call', () => {
  render(<Probe kind="country" ids={['nl']} />);
  expect(text()).toBe('Netherlands at no page');
});
