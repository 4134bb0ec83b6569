import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useAmounts } from './useAmounts.ts';
import { useReportState } from './useReportState.ts';
import { useStoreCurrency } from './useStoreCurrency.ts';
import classes from './controls.module.css';

interface CurrencyNoteProps {
  /** Of the orders counted */
  currencies: readonly string[];
  /** Without a rate */
  missing: readonly string[];
}

/** Amounts of several currencies are never added up unsaid. */
export function CurrencyNote({ currencies, missing }: CurrencyNoteProps): ReactNode {
  const { t } = useTranslation('figures');
  const format = useFormat();
  const { isConverted, set } = useReportState();
  const { currency } = useAmounts();
  const own = useStoreCurrency();
  const others = currencies.filter((each) => each !== currency);
  if (currency === '' || (others.length === 0 && !isConverted)) return null;
  const upper = (codes: readonly string[]): string[] => codes.map((code) => code.toUpperCase());
  if (isConverted) {
    return (
      <p className={classes.note}>
        {t('controls.converted', { currency: own.toUpperCase() })}{' '}
        {missing.length > 0
          ? t('controls.noRate', { currencies: format.list(upper(missing)) })
          : null}
      </p>
    );
  }
  return (
    <p className={classes.note}>
      {t('controls.alsoSold')}{' '}
      {others.map((other) => (
        <UnstyledButton
          key={other}
          className={`${classes.other} qm-target`}
          onClick={() => set({ currency: other === own ? undefined : other })}
        >
          {other.toUpperCase()}
        </UnstyledButton>
      ))}
      <UnstyledButton
        className={`${classes.other} qm-target`}
        onClick={() => set({ isConverted: true })}
      >
        {t('controls.allIn', { currency: own.toUpperCase() })}
      </UnstyledButton>
    </p>
  );
}
