import type { OptionSource } from '#ui/picker/source.ts';
import type { SourceCalls } from './source-calls.ts';

const load = () => import('./source-calls.ts');

/** Fetches the code of the sources' calls ahead, so that the first picker doesn't wait for it. */
export const loadSources = (): void => void load().catch(() => undefined);

/**
 * The records of one kind, to choose from. Its calls are loaded when it is first asked: lists name their filters' sources
 * from the start, and most are never opened.
 *
 * @param tag as the query keys of the records name them
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
/** Categories with the names of those above them, in the order of the tree. */
export const categorySource = recordSource('product-categories', (code) => code.categories);
