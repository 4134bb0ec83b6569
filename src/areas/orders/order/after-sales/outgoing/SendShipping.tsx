import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { sendPriceOf } from './send-shipping.ts';
import type { SendValues } from './send-shipping.ts';
import classes from './outgoing.module.css';

interface SendShippingProps {
  values: SendValues;
  onChange: (changed: Partial<SendValues>) => void;
  options: readonly ShippingOptionListItem[];
  currency: string;
  noneLabel: string;
  noneHint?: string | undefined;
  /** The price is unreadable */
  priceError?: string | undefined;
}

export function SendShipping(props: SendShippingProps): ReactNode {
  const { values, onChange, options, currency, noneLabel, noneHint, priceError } = props;
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const option = options.find(({ id }) => id === values.sendOption);
  return (
    <div className={classes.pair}>
      <Select
        label={t('outgoing.shipping')}
        {...(option || noneHint === undefined ? {} : { description: noneHint })}
        allowDeselect={false}
        data={[
          { value: NONE, label: noneLabel },
          ...options.map((one) => ({
            value: one.id,
            label: [one.name, one.amount === null ? '' : format.money(one.amount, currency)]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
        value={values.sendOption ?? NONE}
        onChange={(id) => onChange({ sendOption: id === NONE ? null : id, sendPrice: undefined })}
      />
      {option ? (
        <MoneyInput
          label={t('outgoing.price')}
          description={option.includes_tax ? t('outgoing.priceTax') : t('outgoing.priceNoTax')}
          currency={currency}
          keptAs="sendPrice"
          value={sendPriceOf(values, option)}
          onChange={(sendPrice) => onChange({ sendPrice })}
          error={priceError}
        />
      ) : null}
    </div>
  );
}

const NONE = 'none';
