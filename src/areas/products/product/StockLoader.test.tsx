// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { StockLoader } from './StockLoader.tsx';

const read = vi.hoisted(() => ({ inventory: vi.fn(), locations: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#generated/admin/variants/variants.ts', () => ({
  getGetVariantInventoryQueryOptions: () => ({ queryKey: ['inventory'], queryFn: read.inventory }),
  getVariantInventory: vi.fn(),
}));
vi.mock('#shared/sources/stock-locations.ts', async () => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    useStockLocations: () => useQuery({ queryKey: ['locations'], queryFn: read.locations }),
  };
});
vi.mock('#app/query/useErrorText.ts', () => ({ useErrorText: () => ({ text: 'No luck' }) }));

const variant = { id: 'v1', title: 'Red', sku: null, manage_inventory: true };
const rendered = async (): Promise<void> =>
  act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
const draw = async (isFresh = false): Promise<QueryClient> => {
  const client = render(
    <StockLoader
      variant={variant}
      onClose={() => undefined}
      countAction={null}
      height={1}
      isFresh={isFresh}
    >
      {() => <input aria-label="In stock" />}
    </StockLoader>,
  );
  await rendered();
  return client;
};
const field = (): HTMLInputElement | null => document.querySelector('input');

beforeEach(() => {
  read.inventory.mockResolvedValue({ variant: { inventory: [] } });
  read.locations.mockResolvedValue([{ id: 'l1', name: 'Rotterdam' }]);
});

test.each(['inventory', 'locations'] as const)(
  'the %s that can’t be read again leaves the form and what is typed',
  async (which) => {
    const client = await draw();
    const typed = field();
    if (typed) typed.value = '5';
    read[which].mockRejectedValue(new Error('gone'));
    await client.refetchQueries();
    await rendered();
    expect(field()).toBe(typed);
    expect(field()?.value).toBe('5');
  },
);

test('what couldn’t be read the first time is said', async () => {
  read.inventory.mockRejectedValue(new Error('gone'));
  await draw();
  expect(field()).toBeNull();
  expect(document.body.textContent).toContain('stock.failed');
});

test('what was read before the form doesn’t count where it has to be fresh', async () => {
  await draw();
  render(null);
  read.inventory.mockRejectedValue(new Error('gone'));
  await rendered();
  await draw(true);
  expect(field()).toBeNull();
  expect(document.body.textContent).toContain('stock.failed');
});
