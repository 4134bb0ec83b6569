import type { TFunction } from 'i18next';
import { useListTaxProviders } from '#generated/admin/store/store.ts';
import { idInWords } from '#ui/format/id-words.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Stands for the server's own provider, which charges the rates that are kept here; its region has none. */
export const OWN_PROVIDER = '';

/** What works out a region's taxes, as one writes it. */
export const taxProviderName = (id: string | null, t: TFunction<'taxes'>): string =>
  id ? idInWords(id) : t('provider.own');

/** The providers that can be chosen, the server's own first; one that the region has stays, installed or not. */
export function useTaxProviders(
  current: string | null,
  t: TFunction<'taxes'>,
): { value: string; label: string }[] {
  const installed = readEach(
    useListTaxProviders().data?.tax_providers.filter(({ is_installed: is }) => is),
    ({ id }) => id,
  );
  const ids = new Set([...installed, ...(current ? [current] : [])]);
  return [OWN_PROVIDER, ...ids].map((id) => ({ value: id, label: taxProviderName(id, t) }));
}
