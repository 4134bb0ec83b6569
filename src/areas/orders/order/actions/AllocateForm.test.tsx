// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { item, order } from '../facts/test-order.ts';
import { AllocateForm } from './AllocateForm.tsx';

const stock = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('./stock.ts', async (original) => ({
  ...(await original<object>()),
  orderStockOptions: () => ({ queryKey: ['stock'], queryFn: stock.read }),
}));
vi.mock('#shared/sources/stock-locations.ts', () => ({
  useStockLocations: () => ({ data: [{ id: 'loc_1', name: 'Harbour' }], error: null }),
}));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

const press = (name: string): void =>
  act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  );
const search = (text: string): void =>
  act(() => {
    const input = document.querySelector('[type=search]') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const units = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('td input')].map(({ value }) => value);

test('of many items all units are reserved at once, none, or those of the items that were searched', async () => {
  const names = [...Array.from({ length: 8 }, (_, index) => `Rope ${index}`), 'Hook'];
  const items = names.map((title, index) => item({ id: `item_${index}`, title, quantity: 2 }));
  stock.read.mockResolvedValue({
    takes: new Map([['variant_1', [{ inventory_item_id: 'iitem_1', required_quantity: 1 }]]]),
    levels: [],
    reservations: [],
  });
  render(
    <InEnglish>
      <AllocateForm order={order({ items })} onClose={() => undefined} />
    </InEnglish>,
  );
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(units()).toEqual(Array.from({ length: 9 }, () => '2'));
  press('Clear all');
  expect(units()).toEqual(Array.from({ length: 9 }, () => '0'));
  search('hook');
  press('Select all');
  search('');
  expect(units()).toEqual([...Array.from({ length: 8 }, () => '0'), '2']);
});
