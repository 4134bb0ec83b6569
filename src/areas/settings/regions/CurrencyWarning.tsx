import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { changedOptions } from './currency-change.ts';
import { shippingOptionsOf } from './query.ts';
import type { Region } from './query.ts';

/** Refetches the shipping options when the form opens. */
export function CurrencyWarning(props: { region: Region; currency: string }): ReactNode {
  const { region, currency } = props;
  const { t } = useTranslation('regions');
  const format = useFormat();
  const { data } = useQuery({ ...shippingOptionsOf(region.id), staleTime: 0 });
  if (currency === region.currency_code) return null;
  const pair = [region.currency_code, currency] as const;
  const options = changedOptions(listOf(data?.shipping_options), pair, t, format);
  return (
    <Banner tone="warning">
      <p>{t('currencyChanges')}</p>
      {options.length > 0 ? (
        <>
          <p>
            {t('currencyShipping', {
              count: options.length,
              number: format.number(options.length),
            })}
          </p>
          <ul>
            {options.map(({ id, name, before, after }) => (
              <li key={id}>{t('currencyBecomes', { option: name, before, after })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}
