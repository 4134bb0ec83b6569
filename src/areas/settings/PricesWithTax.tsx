import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '#generated/admin/admin.schemas.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { inclusiveCurrencies, taxInclusion } from './tax-inclusion.ts';

const TEXTS = {
  all: 'page.withTax',
  regional: 'page.partlyWithTax',
  none: 'page.withoutTax',
} as const;

export function PricesWithTax({ region }: { region: Region }): ReactNode {
  const { t } = useTranslation('regions');
  const { data } = useGetStore();
  if (!data) return null;
  const inclusion = taxInclusion(region, inclusiveCurrencies(data.store.currencies));
  return t(TEXTS[inclusion], {
    currency: region.currency_code.toUpperCase(),
  });
}
