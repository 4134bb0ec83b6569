import { expect, test, vi } from 'vitest';
import { mayHaveFeature } from '#app/flags/known-features.ts';
import type { KnownStore } from '#app/preferences/known-store.ts';
import { readListView } from '#ui/list/useListState.ts';
import { orderList } from './query.ts';

const seen = vi.hoisted((): { store: KnownStore | undefined } => ({ store: undefined }));
vi.mock('#app/preferences/known-store.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readKnownStore: () => seen.store,
}));

test.each<[string, readonly string[] | undefined, boolean]>([
  ['has them', ['sales_channels'], true],
  ['has none', ['analytics'], false],
  ['was never seen', undefined, true],
])('orders come with their sales channels unless the server has none: it %s', (_, features, is) => {
  seen.store = features && { name: 'Shop', features };
  const { expand = '' } = orderList.params(readListView(new URLSearchParams(), orderList.filters));
  expect(expand.split(',')).toEqual([
    'customer',
    'shipping_address',
    ...(is ? ['sales_channel'] : []),
    'region',
  ]);
  expect(mayHaveFeature('sales_channels')).toBe(is);
});
