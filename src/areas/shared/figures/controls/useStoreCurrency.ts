import { useGetStore } from '#generated/admin/store/store.ts';
import { isCurrencyCode } from '#ui/format/currency.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Lower case; empty until known */
export function useStoreCurrency(): string {
  const store = useGetStore().data?.store;
  const code: unknown = store?.default_currency_code;
  return isCurrencyCode(code) ? code.toLowerCase() : '';
}

/** Lower case, by code */
export function useStoreCurrencies(): string[] {
  const store = useGetStore().data?.store;
  return readEach(store?.currencies, ({ code }) => code.toLowerCase())
    .filter(isCurrencyCode)
    .toSorted((a, b) => a.localeCompare(b));
}
