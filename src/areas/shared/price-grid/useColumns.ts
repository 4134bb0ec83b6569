import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { browserValue } from '#app/preferences/storage.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { useStockLocations } from '../sources/stock-locations.ts';
import { useMarkets } from '../sources/useMarkets.ts';
import { storeColumns } from './columns.ts';
import type { StoreColumn } from './columns.ts';

/** Ids; null for the default. */
const hiddenColumns = browserValue<readonly string[] | null>('hiddenGridColumns', null, 'list');

export interface Columns {
  all: readonly StoreColumn[];
  shown: readonly GridColumn[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

interface ColumnsOptions {
  /** These are shown by default. */
  pricedRegions: ReadonlySet<string>;
  /** Only if the store tracks inventory. */
  withStock?: boolean;
}

export function useColumns({ pricedRegions, withStock = false }: ColumnsOptions): Columns {
  const { t } = useTranslation('common');
  const { t: grids } = useTranslation('grid');
  const tag = useTag();
  const { markets, ...read } = useMarkets();
  const countsStock = useFeature('inventoryService') === true;
  const hasStock = withStock && countsStock;
  const locations = useStockLocations();
  const [hidden, setHidden] = useState(() => hiddenColumns.read());
  const all = useMemo((): StoreColumn[] => {
    const { currencies = [], regions = [] } = markets ?? {};
    return storeColumns(
      { currencies, regions, locations: hasStock ? (locations.data ?? []) : [] },
      { prices: t('fields.prices'), stock: grids('heads.stock') },
      { t, tag },
    );
  }, [markets, locations.data, hasStock, tag, t, grids]);
  // Few shops have regional prices.
  const hiddenByDefault = useMemo(
    () =>
      all
        .filter(({ kind, column }) => kind === 'regions' && !pricedRegions.has(column.id))
        .map(({ column }) => column.id),
    [all, pricedRegions],
  );
  const hiddenNow = hidden ?? hiddenByDefault;
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
      hiddenColumns.write(next);
    },
    isPending: !markets || (hasStock && locations.isPending),
    error: read.error ?? (hasStock && locations.isLoadingError ? locations.error : null),
    retry: () => {
      read.retry();
      if (!locations.isSuccess) void locations.refetch();
    },
  };
}
