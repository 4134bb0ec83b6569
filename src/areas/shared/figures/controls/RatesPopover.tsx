import { TextInput } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import { FormPopover } from '#ui/overlay/FormPopover.tsx';
import { rateFrom, rateText, useRates, useSaveRates } from './rates.ts';
import classes from './controls.module.css';

interface RatesPopoverProps {
  /** Lower case, without `to` */
  currencies: readonly string[];
  to: string;
}

export function RatesPopover({ currencies, to }: RatesPopoverProps): ReactNode {
  const { t } = useTranslation('figures');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const rates = useRates();
  const save = useSaveRates();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const textOf = (currency: string): string => {
    const rate = rates[currency];
    return typed[currency] ?? (rate === undefined ? '' : rateText(rate, tag));
  };
  const isInvalid = (currency: string): boolean => rateFrom(textOf(currency), tag) === undefined;
  const submit = (): boolean => {
    setTried(true);
    if (currencies.some(isInvalid)) return false;
    const others = Object.entries(rates).filter(([currency]) => !currencies.includes(currency));
    const own = currencies.flatMap((currency) => {
      const rate = rateFrom(textOf(currency), tag);
      return rate ? [[currency, rate] as const] : [];
    });
    save(Object.fromEntries([...others, ...own]));
    setTyped({});
    setTried(false);
    return true;
  };
  return (
    <FormPopover
      label={t('controls.rates.title')}
      icon={IconArrowsExchange}
      width={280}
      submitLabel={common('actions.save')}
      onSubmit={submit}
    >
      <div className={classes.rates}>
        {currencies.map((currency) => (
          <TextInput
            key={currency}
            label={t('controls.rates.field', {
              from: currency.toUpperCase(),
              to: to.toUpperCase(),
            })}
            inputMode="decimal"
            autoComplete="off"
            value={textOf(currency)}
            error={
              isTried && isInvalid(currency)
                ? t('controls.rates.invalid', { example: rateText('1.0825', tag) })
                : undefined
            }
            onChange={(event) => setTyped({ ...typed, [currency]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className={classes.note}>{t('controls.rates.note')}</p>
    </FormPopover>
  );
}
