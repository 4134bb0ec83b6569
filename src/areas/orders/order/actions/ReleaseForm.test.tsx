// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { item, order } from '../facts/test-order.ts';
import { ReleaseForm } from './ReleaseForm.tsx';

const stock = vi.hoisted(() => ({ answer: (_stock: object): void => undefined }));
vi.mock('./stock.ts', async (original) => ({
  ...(await original<object>()),
  orderStockOptions: () => ({
    queryKey: ['stock'],
    queryFn: () =>
      new Promise<object>((resolve) => {
        stock.answer = resolve;
      }),
  }),
}));
vi.mock('#shared/sources/stock-locations.ts', () => ({
  useStockLocations: () => ({ data: [{ id: 'loc_1', name: 'Harbour' }], error: null }),
}));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

const nothing = { takes: new Map(), levels: [], reservations: [] };
const reserved = {
  ...nothing,
  reservations: [{ id: 'res_1', line_item_id: 'item_1', location_id: 'loc_1', quantity: 3 }],
};

test('right after stock was reserved it can be released', async () => {
  const client = render(null);
  client.setQueryData(['stock'], nothing);
  // As reserving does.
  await client.invalidateQueries({ queryKey: ['stock'] });
  render(
    <InEnglish>
      <ReleaseForm order={order()} onClose={() => undefined} />
    </InEnglish>,
  );
  expect(document.body.textContent).not.toContain('No stock is reserved');
  await act(async () => stock.answer(reserved));
  await act(async () => undefined);
  expect(document.body.textContent).toMatch(/3 × \D*Rope/u);
  expect(document.querySelectorAll('[type=checkbox]')).toHaveLength(1);
});

test('of many reservations all can be released at once, or those of the items that were searched', async () => {
  const names = [...Array.from({ length: 8 }, (_, index) => `Rope ${index}`), 'Hook'];
  const items = names.map((title, index) => item({ id: `item_${index}`, title }));
  render(
    <InEnglish>
      <ReleaseForm order={order({ items })} onClose={() => undefined} />
    </InEnglish>,
  );
  await act(async () =>
    stock.answer({
      ...nothing,
      reservations: items.map(({ id }) => ({
        id: `res_${id}`,
        line_item_id: id,
        location_id: 'loc_1',
        quantity: 1,
      })),
    }),
  );
  await act(async () => undefined);
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
  const checked = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].map(
      ({ value }) => value,
    );
  press('Select all');
  expect(checked()).toHaveLength(9);
  search('hook');
  press('Clear all');
  search('');
  expect(checked()).toHaveLength(8);
  expect(checked()).not.toContain('res_item_8');
  press('Clear all');
  expect(checked()).toEqual([]);
});
