import type { OptionSource } from '#ui/picker/source.ts';
import type { SourceCalls } from './source-calls.ts';

const load = () => import('./source-calls.ts');

/** Spares the first picker the wait. */
export const loadSources = (): void => void load().catch(() => undefined);

/**
 * Lazy: most filters are never opened.
 *
 * @param tag from query keys
 */
function recordSource(
  tag: string,
  calls: (code: Awaited<ReturnType<typeof load>>) => SourceCalls,
): OptionSource {
  return {
    key: ['admin', tag],
    find: async (search, signal) => calls(await load()).find(search, signal),
    one: async (value, signal) => calls(await load()).one(value, signal),
  };
}

export const collectionSource = recordSource('collections', (code) => code.collections);
export const productTypeSource = recordSource('product-types', (code) => code.productTypes);
export const productTagSource = recordSource('product-tags', (code) => code.productTags);
export const salesChannelSource = recordSource('sales-channels', (code) => code.salesChannels);
export const customerGroupSource = recordSource('customer-groups', (code) => code.customerGroups);
export const priceListSource = recordSource('price-lists', (code) => code.priceLists);
export const categorySource = recordSource('product-categories', (code) => code.categories);
