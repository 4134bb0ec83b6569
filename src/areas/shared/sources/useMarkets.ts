import { useMemo } from 'react';
import type { Region } from '#generated/admin/admin.schemas.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useRegions } from './regions.ts';

export interface Markets {
  /** Lowercase; the store's default first. */
  currencies: readonly string[];
  regions: readonly Region[];
}

interface MarketsResult {
  /** Undefined until both load. */
  markets: Markets | undefined;
  error: unknown;
  retry: () => void;
}

export function useMarkets(): MarketsResult {
  const store = useGetStore();
  const regions = useRegions();
  const markets = useMemo((): Markets | undefined => {
    if (!store.data || !regions.data) return undefined;
    const { currencies, default_currency_code: defaultCurrency } = store.data.store;
    return {
      currencies: currencies
        .map(({ code }) => code)
        .toSorted(
          (a, b) =>
            Number(b === defaultCurrency) - Number(a === defaultCurrency) || a.localeCompare(b),
        ),
      regions: regions.data,
    };
  }, [store.data, regions.data]);
  return {
    markets,
    error: markets ? null : (store.error ?? regions.error),
    retry: () => {
      for (const query of [store, regions]) if (!query.isSuccess) void query.refetch();
    },
  };
}
