import type { TFunction } from 'i18next';
import { useListTaxProviders } from '#generated/admin/store/store.ts';
import { idInWords } from '#ui/format/id-words.ts';
import { readEach } from '#ui/format/read-each.ts';

/** The server's own provider, which charges the rates kept here; its regions store null. */
export const OWN_PROVIDER = '';

/** Formats a tax provider's name. */
export const taxProviderName = (id: string | null, t: TFunction<'taxes'>): string =>
  id ? idInWords(id) : t('provider.own');

/** Returns installed providers, the server's own first, plus the region's current one. */
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
