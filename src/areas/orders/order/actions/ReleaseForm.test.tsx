// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { order } from '../facts/test-order.ts';
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
