import { useGetStore } from '#generated/admin/store/store.ts';
import { isCurrencyCode } from '#ui/format/currency.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Lower case; empty until known */
export function useStoreCurrency(): string {
  const code: unknown = useGetStore().data?.store.default_currency_code;
  return isCurrencyCode(code) ? code.toLowerCase() : '';
}

/** Lower case, by code */
export function useStoreCurrencies(): string[] {
  const { data } = useGetStore();
  return readEach(data?.store.currencies, ({ code }) => code.toLowerCase())
    .filter(isCurrencyCode)
    .toSorted((a, b) => a.localeCompare(b));
}
