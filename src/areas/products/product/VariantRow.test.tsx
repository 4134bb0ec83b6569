// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '#ui/overlay/toast.ts';
import { render } from '../../../../tests/support/render.tsx';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';
import type { Variant } from './variant.ts';
// Loaded at once.
import './VariantFactForm.tsx';
import { VariantRow } from './VariantRow.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { field = '' } = {}) => `${key} ${field}`.trim(),
    i18n: { language: 'en', resolvedLanguage: 'en' },
  }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/format/useFormat.ts', () => ({
  useFormat: () => ({ number: String, money: String, list: String }),
}));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
}));
vi.mock('#ui/overlay/Dialog.tsx', () => ({
  Dialog: (props: { opened: boolean; children: ReactNode }) =>
    props.opened ? <div role="dialog">{props.children}</div> : null,
}));
vi.mock('#shared/sources/regions.ts', () => ({ useRegions: () => ({ data: [] }) }));
vi.mock('#shared/sources/useMarkets.ts', () => ({
  useMarkets: () => ({ markets: undefined, error: null, retry: () => undefined }),
}));

const calls = vi.hoisted(() => ({ update: vi.fn(), sync: vi.fn(), readNow: vi.fn() }));
vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  updateProductVariant: calls.update,
}));
vi.mock('./read-variant-now.ts', () => ({ readVariantNow: calls.readNow }));
vi.mock('./inventory.ts', async (original) => ({
  ...(await original<object>()),
  syncItem: calls.sync,
}));

const price = (currency_code: string, amount: number) => ({
  currency_code,
  amount,
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
});
const variant = (title: string, sku: string): Variant =>
  ({
    id: `variant_${title}`,
    product_id: 'prod_1',
    title,
    sku,
    ean: '4006381333931',
    upc: null,
    barcode: null,
    material: null,
    length: null,
    width: null,
    height: null,
    weight: 5,
    hs_code: null,
    mid_code: null,
    origin_country: null,
    manage_inventory: true,
    allow_backorder: false,
    inventory_quantity: 1,
    options: [],
    prices: [price('eur', 1000), price('usd', 1100)],
  }) as unknown as Variant;
const small = variant('S', 'LAMP-S');
const product = {
  id: 'prod_1',
  title: 'Lamp',
  options: [],
  variants: [small, variant('M', 'LAMP-M')],
} as unknown as Product;

const field = (): HTMLInputElement | null => document.querySelector('input');
const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(isTrue()).toBe(true);
  });
const save = async (label: string, text: string): Promise<void> => {
  const pencil = `[title="actions.editField ${label} · S"]`;
  await act(async () => document.querySelector<HTMLElement>(pencil)?.click());
  await until(() => field() !== null);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    field()?.dispatchEvent(enter);
  });
};

beforeEach(() => {
  vi.mocked(showToast).mockReset();
  calls.update.mockReset().mockResolvedValue({});
  calls.sync.mockReset().mockResolvedValue(undefined);
  calls.readNow.mockReset().mockResolvedValue(small);
  const form = {
    name: undefined,
    subject: undefined,
    open: () => undefined,
    close: () => undefined,
    linkTo: () => '?edit=variant',
  };
  const client = render(
    <MemoryRouter>
      <table>
        <tbody>
          <VariantRow
            variant={small}
            index={0}
            options={[]}
            currency="eur"
            form={form}
            reorder={undefined}
            onDelete={() => undefined}
          />
        </tbody>
      </table>
    </MemoryRouter>,
  );
  client.setQueryData(productRecord.options('prod_1').queryKey, { product });
});

test('a code of another variant is refused at its place', async () => {
  await save('fields.sku', 'LAMP-M');
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(document.body.textContent).toContain('variants.codeUsed');
  expect(calls.update).not.toHaveBeenCalled();
});

const prices = [
  { currency_code: 'eur', amount: 1250 },
  { currency_code: 'usd', amount: 1100 },
];

test.each([
  ['fields.sku', 'LAMP-1', { sku: 'LAMP-1' }, 1],
  ['fields.ean', '4006381333948', { ean: '4006381333948' }, 0],
  ['fields.weight', '250', { weight: 250 }, 1],
  ['prices.in', '12.50', { prices }, 0],
])('%s of a variant is saved alone', async (label, text, body, copies) => {
  await save(label, text);
  await until(() => vi.mocked(showToast).mock.calls.length > 0);
  expect(calls.update.mock.calls[0]?.slice(0, 3)).toEqual(['prod_1', 'variant_S', body]);
  expect(calls.sync).toHaveBeenCalledTimes(copies);
});

test('a price that is no amount is refused at its place', async () => {
  await save('prices.in', 'dear');
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(field()?.value).toBe('dear');
  expect(calls.update).not.toHaveBeenCalled();
});
