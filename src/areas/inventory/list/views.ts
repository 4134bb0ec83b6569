import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

/** Units below which stock is low; one of the filter's choices. */
const FEW = 10;

/** @param number formats */
export const startingViews = (
  t: TFunction<'inventory'>,
  number: (value: number) => string,
): readonly SavedView[] => [
  { id: 'out', name: t('filters.none'), query: 'available=1' },
  {
    id: 'few',
    name: t('filters.fewer', { count: FEW, number: number(FEW) }),
    query: `available=${FEW}`,
  },
  { id: 'no-sku', name: t('filters.without.sku'), query: 'missing=sku' },
];
