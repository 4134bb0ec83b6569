import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import type { EstimatedTotals } from './totals.ts';
import type { DraftValues } from './values.ts';
import classes from './create.module.css';

interface EstimateSectionProps {
  values: DraftValues;
  /** Undefined until the prices are known. */
  totals: EstimatedTotals | undefined;
  hasShipping: boolean;
}

/** What it comes to so far, and which of it is an estimate. */
export function EstimateSection({ values, totals, hasShipping }: EstimateSectionProps): ReactNode {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const { currency, codes } = values;
  if (!currency) {
    return (
      <Section title={t('estimate.title')}>
        <p className={classes.dimmed}>{t('new.regionFirst')}</p>
      </Section>
    );
  }
  if (!totals) {
    return (
      <Section title={t('estimate.title')}>
        <Skeleton height={96} />
      </Section>
    );
  }
  const money = (amount: number): string => format.money(amount, currency);
  const hasDiscounts = codes.length > 0;
  return (
    <Section title={t('estimate.title')}>
      <div className={classes.stack} aria-live="polite">
        <Totals
          rows={[
            { label: t('estimate.items'), value: money(totals.items) },
            ...(hasShipping
              ? [{ label: t('estimate.shipping'), value: money(totals.shipping) }]
              : []),
            { label: t('estimate.tax'), value: money(totals.tax) },
            {
              label: hasDiscounts ? t('estimate.totalBefore') : t('estimate.total'),
              value: money(totals.total),
              isTotal: true,
            },
          ]}
        />
        <p className={classes.dimmed}>
          {hasDiscounts ? t('estimate.discountsHint') : t('estimate.hint')}
          {totals.isPartial ? ` ${t('estimate.partial')}` : ''}
        </p>
      </div>
    </Section>
  );
}
