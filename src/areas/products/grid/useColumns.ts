import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { readPreference, writePreference } from '#app/preferences/storage.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { useStockLocations } from '#shared/lists.ts';
import { useMarkets } from '#shared/useMarkets.ts';
import { storeColumns } from './columns.ts';
import type { StoreColumn } from './columns.ts';
import type { GridVariant } from './query.ts';

interface Columns {
  /** All that there are. */
  all: readonly StoreColumn[];
  shown: readonly GridColumn[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** The columns of a product's spreadsheet: a price for each currency and region, the stock of each location. */
export function useColumns(variants: readonly GridVariant[]): Columns {
  const { t } = useTranslation('common');
  const { t: products } = useTranslation('products');
  const tag = useTag();
  const { markets, ...read } = useMarkets();
  const hasStock = useFeature('inventoryService') === true;
  const locations = useStockLocations();
  const [hidden, setHidden] = useState(() => readPreference('hiddenGridColumns', null));
  const all = useMemo((): StoreColumn[] => {
    const { currencies = [], regions = [] } = markets ?? {};
    return storeColumns(
      { currencies, regions, locations: hasStock ? (locations.data ?? []) : [] },
      { prices: products('prices.title'), stock: products('columns.stock') },
      { t, tag },
    );
  }, [markets, locations.data, hasStock, tag, t, products]);
  // Few shops have prices of regions; those of this product are always worth a look.
  const usuallyHidden = useMemo(() => {
    const priced = new Set(
      variants.flatMap(({ prices }) => (prices ?? []).flatMap(({ region_id: id }) => id ?? [])),
    );
    return all
      .filter(({ kind, column }) => kind === 'regions' && !priced.has(column.id))
      .map(({ column }) => column.id);
  }, [all, variants]);
  const hiddenNow = hidden ?? usuallyHidden;
  const isShown = (id: string): boolean => !hiddenNow.includes(id);
  const shown = useMemo(
    () => all.flatMap(({ column }) => (hiddenNow.includes(column.id) ? [] : [column])),
    [all, hiddenNow],
  );
  return {
    all,
    shown,
    isShown,
    toggle: (id) => {
      const next = isShown(id) ? [...hiddenNow, id] : hiddenNow.filter((other) => other !== id);
      setHidden(next);
      writePreference('hiddenGridColumns', next);
    },
    isPending: !markets || (hasStock && locations.isPending),
    error: read.error ?? (hasStock ? locations.error : null),
    retry: () => {
      read.retry();
      if (!locations.isSuccess) void locations.refetch();
    },
  };
}
