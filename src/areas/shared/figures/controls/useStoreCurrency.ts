import { useGetStore } from '#generated/admin/store/store.ts';
import { isCurrencyCode } from '#ui/format/currency.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Lower case; empty until known */
export function useStoreCurrency(): string {
  const store = useGetStore().data?.store;
  const code: unknown = store?.default_currency_code;
  return isCurrencyCode(code) ? code.toLowerCase() : '';
}

const NO_CURRENCY = new Error('The store has no currency');

interface StoreRead {
  /** Undefined while loading, and once the currency is known */
  error: unknown;
  retry: () => void;
}

export function useStoreRead(): StoreRead {
  const { data, error, refetch } = useGetStore();
  const isKnown = useStoreCurrency() !== '';
  const missing = data === undefined ? undefined : NO_CURRENCY;
  return { error: isKnown ? undefined : (error ?? missing), retry: () => void refetch() };
}

/** Lower case, by code */
export function useStoreCurrencies(): string[] {
  const store = useGetStore().data?.store;
  return readEach(store?.currencies, ({ code }) => code.toLowerCase())
    .filter(isCurrencyCode)
    .toSorted((a, b) => a.localeCompare(b));
}
