import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ApiError } from '#client/index.ts';
import type { ListVariantsParams } from '#generated/admin/admin.schemas.ts';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { CACHE_TIME } from '#app/query/query-client.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { everyPage } from '../../read/every-page.ts';
import { useFigures, useFiguresStatus } from '../useFigures.ts';
import { soldPeriod, soldUnits, stockedVariants, withSales } from './stock-rows.ts';
import type { SoldUnits, StockRow, StockedVariant } from './stock-rows.ts';

interface Progress {
  read: number;
  count: number | undefined;
}

interface StockReport {
  /** Undefined until all are read */
  rows: readonly StockRow[] | undefined;
  error: unknown;
  progress: Progress;
}

const READ = {
  manage_inventory: true,
  order: 'id' satisfies OrderOf<typeof listVariants>,
  fields: joinNames<FieldOf<typeof listVariants>>(
    'id',
    'title',
    'sku',
    'product_id',
    'inventory_quantity',
    'manage_inventory',
  ),
  expand: joinNames<ExpandOf<typeof listVariants>>('prices', 'product'),
} satisfies ListVariantsParams;

const stockOptions = (onProgress: (progress: Progress) => void) =>
  queryOptions<readonly StockedVariant[], ApiError>({
    queryKey: [...getListVariantsQueryKey(), 'stock report'],
    queryFn: async ({ signal }) => {
      let read = 0;
      const variants = await everyPage(async ({ limit, offset }) => {
        const { variants: rows, count } = await listVariants(
          { limit, offset, ...READ },
          { signal },
        );
        read += rows.length;
        onProgress({ read, count });
        return { rows, count };
      });
      return stockedVariants(variants);
    },
    staleTime: CACHE_TIME,
    structuralSharing: false,
  });

export function useStockReport(): StockReport {
  const [progress, setProgress] = useState<Progress>({ read: 0, count: undefined });
  const { data, error } = useQuery(stockOptions(setProgress));
  const zone = daysZone();
  const { knownSince } = useFiguresStatus('knownSince');
  const period = soldPeriod(knownSince, zone);
  const { answer: sold } = useFigures(
    ['units sold', zone, period],
    async (engine): Promise<SoldUnits | null> => {
      if (period === undefined) return null;
      const items = await engine.items({ period, zone, filter: {}, by: 'variant' });
      return soldUnits(items, period);
    },
  );
  const rows = useMemo(() => data && withSales(data, sold ?? undefined), [data, sold]);
  return {
    rows,
    error,
    progress: data ? { read: data.length, count: data.length } : progress,
  };
}
