import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import type { KindFormProps } from './kinds.ts';
import { optionPrice } from './return-values.ts';
import classes from './after-sales.module.css';

interface ReturnShippingProps extends Pick<KindFormProps, 'values' | 'onChange' | 'places'> {
  options: readonly ShippingOptionListItem[];
  currency: string;
  priceHint: (option: ShippingOptionListItem) => string;
}

export function ReturnShipping(props: ReturnShippingProps): ReactNode {
  const { values, onChange, places, options, currency, priceHint } = props;
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const option = options.find(({ id }) => id === values.option);
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('request.shipping')}
          allowDeselect={false}
          data={[
            { value: NONE, label: t('request.noShipping') },
            ...options.map((one) => ({
              value: one.id,
              label: `${one.name} · ${format.money(optionPrice(one), currency)}`,
            })),
          ]}
          value={values.option ?? NONE}
          onChange={(id) => onChange({ option: id === NONE ? null : id, price: null })}
        />
        {option ? (
          <MoneyInput
            label={t('request.price')}
            description={priceHint(option)}
            currency={currency}
            keptAs="price"
            value={values.price ?? optionPrice(option)}
            onChange={(price) => onChange({ price: price ?? 0 })}
          />
        ) : null}
      </div>
      {places.length > 0 ? (
        <Select
          label={t('request.location')}
          allowDeselect={false}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.location}
          onChange={(location) => onChange({ location })}
        />
      ) : null}
    </>
  );
}

const NONE = 'none';
